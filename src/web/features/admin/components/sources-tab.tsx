import { useQuery } from '@tanstack/react-query';
import type { SourceSummary } from '../../../../contract/routes/sources.routes.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { useApi } from '../../../lib/services.tsx';
import { sourcesQuery } from '../api/admin-queries.ts';
import styles from './admin.module.css';
import { QueryState } from './query-state.tsx';

const STATES: Record<SourceSummary['state'], string> = {
  ok: 'Working',
  empty: 'Empty',
  down: 'Down',
  slow: 'Not answering',
  quota: 'Quota used up',
  unauthorized: 'Key not accepted',
  refused: 'Refused',
};

const NAMES: Record<string, string> = {
  'google-patents': 'Google Patents',
  'epo-ops': 'EPO Open Patent Services',
  lens: 'The Lens',
  'uspto-odp': 'USPTO Open Data Portal',
};

const count = (value: number): string => value.toLocaleString('en-US');

const COLUMNS: readonly Column<SourceSummary>[] = [
  {
    id: 'source',
    header: 'Source',
    cell: (row) => (
      <>
        {row.label}
        <span className={styles.soft}>{row.text}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) => (
      <>
        {STATES[row.state]}
        {row.retry_at && (
          <span className={styles.soft}>
            until <RelativeTime value={row.retry_at} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'left',
    header: 'Calls left',
    cell: (row) => (row.remaining === null ? '–' : count(row.remaining)),
    align: 'end',
    wideOnly: true,
  },
  {
    id: 'today',
    header: 'Calls today',
    cell: (row) => (row.name === 'library' ? '–' : count(row.calls_today)),
    align: 'end',
  },
  {
    id: 'error',
    header: 'Last error',
    cell: (row) =>
      row.last_error ? (
        <>
          {row.last_error.message}
          <span className={styles.soft}>
            <RelativeTime value={row.last_error.at} />
          </span>
        </>
      ) : (
        '–'
      ),
    wideOnly: true,
  },
];

/** Where patents come from: health, quota and use of each source, and what could be added. */
export function SourcesTab() {
  const query = useQuery(sourcesQuery(useApi()));
  return (
    <QueryState query={query} standIn={320}>
      {({ sources, available }) => (
        <Card
          title="Patent Sources"
          aside={
            <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              Check Again
            </Button>
          }
        >
          {sources.length === 0 ? (
            <EmptyState text="No patent source is connected." />
          ) : (
            <Table caption="Patent sources" columns={COLUMNS} rows={sources} rowKey={(row) => row.name} />
          )}
          {available.length > 0 && (
            <div className={styles.foot}>
              <span className={styles.soft}>
                You can add: {available.map((name) => NAMES[name] ?? name).join(', ')}. Set PATENT_SOURCES and
                the key of each; the README says where to get them.
              </span>
            </div>
          )}
        </Card>
      )}
    </QueryState>
  );
}
