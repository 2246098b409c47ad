import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { useApi } from '../../../lib/services.tsx';
import { type ActivityRow, activityQuery } from '../api/admin-queries.ts';
import styles from './admin.module.css';
import { QueryState } from './query-state.tsx';

type Row = ActivityRow & { email: string | null };

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'prompt',
    header: 'Session',
    cell: (row) => (
      <>
        <span className={styles.prompt}>{row.prompt}</span>
        <span className={styles.soft}>
          <span>{row.email ?? 'Unknown'}</span> · created <RelativeTime value={row.created_at} />
        </span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge tone={row.clustering_status === 'completed' ? 'default' : 'secondary'}>
        {row.clustering_status}
      </Badge>
    ),
    align: 'end',
  },
];

/** The ten latest sessions of all people. */
export function ActivityTab() {
  const query = useQuery(activityQuery(useApi()));
  return (
    <Card title="Recent Activity">
      <QueryState query={query} standIn={420}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text="No sessions yet." />
          ) : (
            <Table caption="Latest sessions" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />
          )
        }
      </QueryState>
    </Card>
  );
}
