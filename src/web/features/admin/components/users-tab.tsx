import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { useApi } from '../../../lib/services.tsx';
import { newestUsersQuery, type ProfileRow } from '../api/admin-queries.ts';
import styles from './admin.module.css';
import { PeopleCard } from './people-card.tsx';
import { QueryState } from './query-state.tsx';

const COLUMNS: readonly Column<ProfileRow>[] = [
  { id: 'email', header: 'Email', cell: (row) => <span className={styles.address}>{row.email}</span> },
  { id: 'joined', header: 'Joined', cell: (row) => <RelativeTime value={row.created_at} />, align: 'end' },
];

const Waiting = () => (
  <div className={styles.newest}>
    <Skeleton height="100%" />
  </div>
);

/** The five newest people, and everyone to search, disable and grant. */
export function UsersTab() {
  const query = useQuery(newestUsersQuery(useApi()));
  return (
    <div className={styles.page}>
      <Card title="Recent Users">
        <QueryState query={query} standIn={<Waiting />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState text="No users yet." />
            ) : (
              <Table caption="Newest users" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />
            )
          }
        </QueryState>
      </Card>
      <PeopleCard />
    </div>
  );
}
