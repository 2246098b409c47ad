import { useState } from 'react';
import { PAGE_SIZES } from '../../../../contract/limits.ts';
import type { Patent } from '../../../../contract/patents.ts';
import { Pagination } from '../../../components/pagination.tsx';
import { PatentCard } from '../../../components/patent-card/patent-card.tsx';
import { SelectField } from '../../../components/text-field.tsx';
import { PATENT_SORTS, type PatentSort, sortPatents } from '../sort-patents.ts';
import styles from './patent-list.module.css';

const NAMES: Record<PatentSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  owner: 'By owner',
  title: 'By title',
};

/** The patents of a category, a page at a time, in the order chosen. */
export function PatentList({ patents }: { patents: readonly Patent[] }) {
  const [sort, setSort] = useState<PatentSort>('newest');
  const [page, setPage] = useState(1);
  const pages = Math.ceil(patents.length / PAGE_SIZES.categories);
  const from = (page - 1) * PAGE_SIZES.categories;
  const turn = (next: number) => {
    setPage(next);
    document.getElementById('related')?.scrollIntoView();
  };
  return (
    <section className={styles.results} aria-labelledby="related">
      <header className={styles.head}>
        <h2 id="related" className={styles.heading}>
          Related Patents <span className="numeric">({patents.length})</span>
        </h2>
        <SelectField
          label="Sort"
          value={sort}
          onChange={(event) => {
            setSort(event.target.value as PatentSort);
            setPage(1);
          }}
        >
          {PATENT_SORTS.map((id) => (
            <option key={id} value={id}>
              {NAMES[id]}
            </option>
          ))}
        </SelectField>
      </header>
      <ul className={styles.list}>
        {sortPatents(patents, sort)
          .slice(from, from + PAGE_SIZES.categories)
          .map((patent) => (
            <li key={patent.patent_number}>
              <PatentCard patent={patent} />
            </li>
          ))}
      </ul>
      <Pagination page={page} pages={pages} onChange={turn} />
    </section>
  );
}
