import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AdminUser } from '../../../../contract/routes/admin.routes.ts';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { SelectField, TextField } from '../../../components/text-field.tsx';
import { useApi } from '../../../lib/services.tsx';
import { peopleQuery, type UserStatus } from '../api/admin-queries.ts';
import styles from './admin.module.css';
import { PageFoot } from './page-foot.tsx';
import { PersonActions } from './person-actions.tsx';
import { QueryState } from './query-state.tsx';

const STATUSES: Record<UserStatus, string> = {
  all: 'Everyone',
  active: 'Active',
  disabled: 'Disabled',
  admin: 'Admins',
  unverified: 'Not confirmed',
};

function States({ person }: { person: AdminUser }) {
  return (
    <span className={styles.badges}>
      {person.role === 'admin' && <Badge>Admin</Badge>}
      {person.disabled && <Badge tone="destructive">Disabled</Badge>}
      {!person.email_verified && <Badge tone="outline">Not confirmed</Badge>}
      {person.mfa_enabled && <Badge tone="secondary">Two-factor</Badge>}
    </span>
  );
}

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: (person) => (
      <>
        <span className={styles.address}>{person.email}</span>
        <span className={styles.soft}>
          joined <RelativeTime value={person.created_at} /> · {person.sessions} signed in
          {person.disabled_reason && ` · ${person.disabled_reason}`}
        </span>
      </>
    ),
  },
  { id: 'state', header: 'State', cell: (person) => <States person={person} />, wideOnly: true },
  { id: 'actions', header: 'Actions', cell: (person) => <PersonActions person={person} />, align: 'end' },
];

/** Everyone, by part of the address and state. */
export function PeopleCard() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<UserStatus>('all');
  const [page, setPage] = useState(1);
  const wanted = { search: useDeferredValue(search.trim()), status, page };
  const query = useQuery(peopleQuery(useApi(), wanted));
  return (
    <Card title="All Users">
      <div className={styles.filters}>
        <div className={styles.search}>
          <TextField
            label="Search by email"
            type="search"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
        </div>
        <SelectField
          label="Show"
          value={status}
          onChange={(event) => {
            setStatus(event.target.value as UserStatus);
            setPage(1);
          }}
        >
          {Object.entries(STATUSES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryState query={query} standIn={420}>
        {({ users, total }) =>
          users.length === 0 ? (
            <EmptyState text="No users match." />
          ) : (
            <>
              <Table caption="Users" columns={COLUMNS} rows={users} rowKey={(person) => person.id} />
              <PageFoot total={total} page={page} onPage={setPage} />
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
