import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZES } from '../../../../contract/limits.ts';
import { LIMIT_TYPES, type MonthlyLimits } from '../../../../contract/plans.ts';
import type {
  changeRoleRoute,
  disableUserRoute,
  enableUserRoute,
  listAuditRoute,
  listJobsRoute,
  listSecurityEventsRoute,
  readAiUsageRoute,
  SecurityEvent,
  searchUsersRoute,
} from '../../../../contract/routes/admin.routes.ts';
import type { listSourcesRoute } from '../../../../contract/routes/sources.routes.ts';
import type { ApiClient } from '../../../lib/api/api-client.ts';
import { countRows, readTable } from '../../../lib/api/table-read.ts';
import { fetchMonth } from '../../../lib/usage/usage-query.ts';

export const ADMIN_KEY = ['admin'] as const;
const ROWS_AT_ONCE = 1000;

export interface ProfileRow {
  id: string;
  email: string;
  created_at: string;
}

export interface ActivityRow {
  id: string;
  user_id: string;
  prompt: string;
  clustering_status: string;
  created_at: string;
}

export interface SubscriberRow {
  user_id: string;
  email: string;
  plan_name: string | null;
  monthly_limits: unknown;
  subscribed: boolean;
}

export type UsageRow = MonthlyLimits & { user_id: string };

/** Header figures (SPEC §2). */
export const totalsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'totals'],
    queryFn: async ({ signal }) => {
      const count = (table: string, query: Record<string, string> = {}) =>
        countRows(api, { table, query, signal });
      const [users, subscribers, sessions, ideas] = await Promise.all([
        count('profiles', { select: 'id' }),
        count('subscribers', { select: 'user_id', subscribed: 'eq.true' }),
        count('idea_sessions', { select: 'id' }),
        count('ideas', { select: 'id' }),
      ]);
      return { users, subscribers, sessions, ideas };
    },
  });

/** The 5 newest people. */
export const newestUsersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'newest-users'],
    queryFn: ({ signal }) =>
      readTable<ProfileRow>(api, {
        table: 'profiles',
        query: { select: 'id,email,created_at', order: 'created_at.desc' },
        page: { from: 0, size: PAGE_SIZES.adminUsers },
        signal,
      }).then(({ rows }) => rows),
  });

/** The 10 latest sessions, each with its person's address; null when the person is unknown. */
export const activityQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'activity'],
    queryFn: async ({ signal }) => {
      const { rows } = await readTable<ActivityRow>(api, {
        table: 'idea_sessions',
        query: { select: 'id,user_id,prompt,clustering_status,created_at', order: 'created_at.desc' },
        page: { from: 0, size: PAGE_SIZES.adminSessions },
        signal,
      });
      const ids = [...new Set(rows.map((row) => row.user_id))];
      const people =
        ids.length === 0
          ? { rows: [] }
          : await readTable<ProfileRow>(api, {
              table: 'profiles',
              query: { select: 'id,email', id: `in.(${ids.join(',')})` },
              signal,
            });
      const emails = new Map(people.rows.map((person) => [person.id, person.email]));
      return rows.map((row) => ({ ...row, email: emails.get(row.user_id) ?? null }));
    },
  });

async function readAll<Row>(api: ApiClient, table: string, query: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readTable<Row>(api, { table, query, page: { from: rows.length, size: ROWS_AT_ONCE } });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}

/** Everyone's counters of this month. */
export const monthUsageQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'usage'],
    queryFn: async () => {
      const { month } = await fetchMonth(api);
      return readAll<UsageRow>(api, 'user_usage', {
        select: ['user_id', ...LIMIT_TYPES].join(','),
        month_year: `eq.${month}`,
        order: 'user_id.asc',
      });
    },
  });

export const subscribersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'subscribers'],
    queryFn: () =>
      readAll<SubscriberRow>(api, 'subscribers', {
        select: 'email,user_id,plan_name,monthly_limits,subscribed',
        order: 'email.asc',
      }),
  });

export type UserStatus = 'all' | 'active' | 'disabled' | 'admin' | 'unverified';

export const peopleQuery = (api: ApiClient, wanted: { search: string; status: UserStatus; page: number }) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'people', wanted],
    queryFn: ({ signal }) =>
      api.call<typeof searchUsersRoute>({
        method: 'GET',
        path: '/auth/v1/admin/users',
        query: wanted,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const securityEventsQuery = (
  api: ApiClient,
  wanted: { page: number; severity?: SecurityEvent['severity'] },
) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'events', wanted],
    queryFn: ({ signal }) =>
      api.call<typeof listSecurityEventsRoute>({
        method: 'GET',
        path: '/auth/v1/admin/security-events',
        query: wanted,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (api: ApiClient, wanted: { page: number }) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'audit', wanted],
    queryFn: ({ signal }) =>
      api.call<typeof listAuditRoute>({ method: 'GET', path: '/auth/v1/admin/audit', query: wanted, signal }),
    placeholderData: keepPreviousData,
  });

export const aiUsageQuery = (api: ApiClient, wanted: { page: number }) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'ai-usage', wanted],
    queryFn: ({ signal }) =>
      api.call<typeof readAiUsageRoute>({
        method: 'GET',
        path: '/auth/v1/admin/ai-usage',
        query: wanted,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const jobsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'jobs'],
    queryFn: ({ signal }) =>
      api.call<typeof listJobsRoute>({ method: 'GET', path: '/auth/v1/admin/jobs', signal }),
  });

/** Asking the sources takes a call to each, so it is not done again while the tab stays open. */
export const sourcesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'sources'],
    queryFn: ({ signal }) =>
      api.call<typeof listSourcesRoute>({ method: 'GET', path: '/api/admin/sources', signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What an admin does to a person. Each throws `ApiError`. */
export const personChanges = (api: ApiClient) => ({
  disable: (id: string, reason: string) =>
    api.call<typeof disableUserRoute>({
      method: 'POST',
      path: '/auth/v1/admin/users/:id/disable',
      params: { id },
      body: { reason },
    }),
  enable: (id: string) =>
    api.call<typeof enableUserRoute>({
      method: 'POST',
      path: '/auth/v1/admin/users/:id/enable',
      params: { id },
    }),
  setRole: (id: string, role: 'user' | 'admin') =>
    api.call<typeof changeRoleRoute>({
      method: 'PUT',
      path: '/auth/v1/admin/users/:id/role',
      params: { id },
      body: { role },
    }),
});
