import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PAGE_SIZES } from '../../../contract/limits.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorCard } from '../../components/error-card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { SkeletonLines } from '../../components/skeleton.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { SelectField, TextField } from '../../components/text-field.tsx';
import { errorText, referenceOf } from '../../lib/api/api-error.ts';
import { useApi, useAuth } from '../../lib/services.tsx';
import styles from './sessions-page.module.css';
import { type SessionKind, type SessionRow, sessionsQuery } from './sessions-query.ts';
import { useDeleteSession } from './use-delete-session.ts';

const KINDS: [kind: SessionKind, label: string][] = [
  ['idea', 'Ideas'],
  ['category', 'Categories'],
];

type Star = (id: string, prompt: string) => ReactNode;

function columns(onDelete: (id: string) => void, star: Star): Column<SessionRow>[] {
  return [
    {
      id: 'prompt',
      header: 'Prompt',
      cell: (row) => (
        <>
          <Link className={styles.prompt} to={`/dashboard/session/${row.id}`}>
            {row.prompt}
          </Link>
          {row.clustering_status !== 'completed' && <Badge tone="secondary">{row.clustering_status}</Badge>}
        </>
      ),
    },
    { id: 'ideas', header: 'Ideas', align: 'end', cell: (row) => row.ideas },
    {
      id: 'messages',
      header: <span title="Questions and answers">Messages</span>,
      align: 'end',
      wideOnly: true,
      cell: (row) => row.messages,
    },
    {
      id: 'created',
      header: 'Created',
      wideOnly: true,
      cell: (row) => <RelativeTime value={row.created_at} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (row) => (
        <span className={styles.actions}>
          {star(row.id, row.prompt)}
          <ButtonLink size="small" to={`/dashboard/session/${row.id}`}>
            View
          </ButtonLink>
          <Button size="small" variant="quiet" onClick={() => onDelete(row.id)}>
            Delete
          </Button>
        </span>
      ),
    },
  ];
}

/** How many sessions a search found; nothing while there is none, which the empty state says. */
function Found({ search, total }: { search: string; total: number }) {
  if (search === '' || total === 0) return null;
  return (
    <p className={styles.found} role="status">
      {total === 1 ? '1 session matches' : `${total} sessions match`}
    </p>
  );
}

function Empty({ search }: { search: string }) {
  if (search !== '') return <EmptyState text="No sessions found matching your search." />;
  return (
    <EmptyState
      text="No sessions yet. Start your first analysis!"
      action={
        <ButtonLink variant="primary" to="/dashboard/new-idea">
          Create First Session
        </ButtonLink>
      }
    />
  );
}

interface Slots {
  star: Star;
  compare: ReactNode;
  /** What follows the list, once there is one: it would be pushed down by it. */
  below: ReactNode;
}

/** All sessions of the person: searched by prompt, ten a page, deleted with undo. */
export function SessionsPage({ star, compare, below }: Slots) {
  const api = useApi();
  const { user } = useAuth();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const kind = KINDS.find(([value]) => value === params.get('kind'))?.[0] ?? null;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const deferred = useDeferredValue(search.trim());
  const query = useQuery({
    ...sessionsQuery(api, user?.id ?? '', { page, search: deferred, kind }),
    enabled: user !== null,
  });
  const remove = useDeleteSession();
  const show = (next: { page?: number; search?: string; kind?: SessionKind | null }) => {
    const kept = { search, kind, page: 1, ...next };
    const wanted = new URLSearchParams();
    if (kept.search) wanted.set('search', kept.search);
    if (kept.kind) wanted.set('kind', kept.kind);
    if (kept.page > 1) wanted.set('page', String(kept.page));
    setParams(wanted, { replace: next.search !== undefined, preventScrollReset: true });
  };
  const total = query.data?.total ?? 0;
  const all = useQuery({
    ...sessionsQuery(api, user?.id ?? '', { page: 1, search: '', kind: null }),
    enabled: user !== null,
  });
  return (
    <>
      <PageHeading
        title={all.data ? `All Sessions (${all.data.total})` : 'All Sessions'}
        actions={
          <>
            {compare}
            <ButtonLink variant="primary" to="/dashboard/new-idea">
              New Analysis
            </ButtonLink>
          </>
        }
      />
      <div className={styles.search}>
        <TextField
          label="Search sessions"
          type="search"
          placeholder="Search by prompt"
          value={search}
          onChange={(event) => show({ search: event.target.value })}
        />
        <SelectField
          label="Kind"
          value={kind ?? ''}
          onChange={(event) =>
            show({ kind: KINDS.find(([value]) => value === event.target.value)?.[0] ?? null })
          }
        >
          <option value="">All</option>
          {KINDS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {query.data && <Found search={deferred} total={total} />}
      {query.isError && (
        <ErrorCard
          message={`Error loading sessions: ${errorText(query.error)}`}
          reference={referenceOf(query.error)}
          actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        />
      )}
      {query.isPending && <SkeletonLines lines={10} />}
      {query.data && total === 0 && <Empty search={deferred} />}
      {query.data && total > 0 && (
        <>
          <Table
            caption="Sessions"
            columns={columns((id) => void remove(id), star)}
            rows={query.data.rows}
            rowKey={(row) => row.id}
          />
          <Pagination
            page={page}
            pages={Math.ceil(total / PAGE_SIZES.sessions)}
            onChange={(next) => show({ page: next })}
          />
        </>
      )}
      {!query.isPending && below}
    </>
  );
}
