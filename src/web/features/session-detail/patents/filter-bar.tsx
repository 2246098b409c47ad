import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextField } from '../../../components/text-field.tsx';
import styles from './filter-bar.module.css';
import { type Choices, NO_FILTER, type PatentFilter, type Sort, type Status } from './patent-filter.ts';

const SORT_NAMES: Record<Sort, string> = {
  closest: 'Closest first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  owner: 'By owner',
};

export const STATUS_NAMES: Record<Status, string> = {
  in_term: 'In force (estimated)',
  expired: 'Expired (estimated)',
  application: 'Application',
  unknown: 'Unknown',
};

interface Props {
  filter: PatentFilter;
  sort: Sort;
  choices: Choices;
  onFilter: (filter: PatentFilter) => void;
  onSort: (sort: Sort) => void;
}

function Menu({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}): ReactNode {
  if (options.length < 2 && value === '') return null;
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">Any</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const plain = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** Sort and filters; the filters are behind a button that says how many are on. */
export function FilterBar({ filter, sort, choices, onFilter, onSort }: Props) {
  const on = Object.values(filter).filter((value) => value !== '').length;
  const set = (name: keyof PatentFilter) => (value: string) => onFilter({ ...filter, [name]: value });
  const year = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={4}
      value={filter[name]}
      onChange={(event) => set(name)(event.target.value.replace(/\D/g, ''))}
    />
  );
  return (
    <details className={styles.filters}>
      <summary>Filter and sort{on > 0 ? ` (${on} on)` : ''}</summary>
      <div className={styles.fields}>
        <SelectField label="Sort" value={sort} onChange={(event) => onSort(event.target.value as Sort)}>
          {Object.entries(SORT_NAMES).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {year('from', 'From year')}
        {year('to', 'To year')}
        <Menu label="Owner" value={filter.owner} options={plain(choices.owners)} onChoose={set('owner')} />
        <Menu label="Class" value={filter.class} options={plain(choices.classes)} onChoose={set('class')} />
        <Menu
          label="Country"
          value={filter.country}
          options={plain(choices.countries)}
          onChoose={set('country')}
        />
        <Menu
          label="Status"
          value={filter.status}
          options={choices.statuses.map((status) => [status, STATUS_NAMES[status]])}
          onChoose={set('status')}
        />
        <Menu
          label="Source"
          value={filter.source}
          options={plain(choices.sources)}
          onChoose={set('source')}
        />
      </div>
      {on > 0 && (
        <Button size="small" onClick={() => onFilter(NO_FILTER)}>
          Clear filters
        </Button>
      )}
    </details>
  );
}
