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
    id: 'user',
    header: 'User',
    cell: (row) => <span className={styles.address}>{row.email ?? 'Unknown'}</span>,
  },
  {
    id: 'prompt',
    header: 'Prompt',
    cell: (row) => <span className={styles.prompt}>{row.prompt}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge tone={row.clustering_status === 'completed' ? 'default' : 'secondary'}>
        {row.clustering_status}
      </Badge>
    ),
    wideOnly: true,
  },
  { id: 'created', header: 'Created', cell: (row) => <RelativeTime value={row.created_at} />, align: 'end' },
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
