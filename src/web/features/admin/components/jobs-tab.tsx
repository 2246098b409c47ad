import { useQuery } from '@tanstack/react-query';
import type { JobSummary } from '../../../../contract/routes/admin.routes.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { useApi } from '../../../lib/services.tsx';
import { jobsQuery } from '../api/admin-queries.ts';
import styles from './admin.module.css';
import { QueryState } from './query-state.tsx';

interface Failure {
  id: string;
  queue: string;
  at: string | null;
  message: string;
}

const QUEUES: readonly Column<JobSummary>[] = [
  { id: 'queue', header: 'Queue', cell: (row) => row.queue },
  { id: 'waiting', header: 'Waiting', cell: (row) => row.waiting, align: 'end' },
  { id: 'active', header: 'Running', cell: (row) => row.active, align: 'end' },
  { id: 'completed', header: 'Done', cell: (row) => row.completed, align: 'end', wideOnly: true },
  { id: 'failed', header: 'Failed', cell: (row) => row.failed, align: 'end' },
  {
    id: 'oldest',
    header: 'Oldest waiting',
    cell: (row) => (row.oldest_waiting_at ? <RelativeTime value={row.oldest_waiting_at} /> : '–'),
    align: 'end',
    wideOnly: true,
  },
];

const FAILURES: readonly Column<Failure>[] = [
  {
    id: 'job',
    header: 'Job',
    cell: (row) => (
      <>
        {row.queue}
        <span className={styles.details}> {row.message}</span>
      </>
    ),
  },
  { id: 'at', header: 'When', cell: (row) => (row.at ? <RelativeTime value={row.at} /> : '–'), align: 'end' },
];

/** Queues of durable jobs and their latest failures. */
export function JobsTab() {
  const query = useQuery(jobsQuery(useApi()));
  return (
    <QueryState query={query} standIn={320}>
      {({ queues, failures }) => (
        <div className={styles.page}>
          <Card
            title="Jobs"
            aside={
              <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
                Refresh
              </Button>
            }
          >
            {queues.length === 0 ? (
              <EmptyState text="No jobs in the last day." />
            ) : (
              <Table caption="Queues" columns={QUEUES} rows={queues} rowKey={(row) => row.queue} />
            )}
          </Card>
          {failures.length > 0 && (
            <Card title="Latest failures">
              <Table caption="Failed jobs" columns={FAILURES} rows={failures} rowKey={(row) => row.id} />
            </Card>
          )}
        </div>
      )}
    </QueryState>
  );
}
