import { queryOptions } from '@tanstack/react-query';
import { PAGE_SIZES } from '../../../contract/limits.ts';
import type { ApiClient } from '../../lib/api/api-client.ts';
import { countRows, readTable } from '../../lib/api/table-read.ts';
import { fetchMonth } from '../../lib/usage/usage-query.ts';

export interface RecentSession {
  id: string;
  prompt: string;
  created_at: string;
  clustering_status: string;
}

export interface Analytics {
  sessions: number;
  thisMonth: number;
  lastMonth: number;
  ideas: number;
  messages: number;
  recent: RecentSession[];
}

/** First instants of last month, this month (`YYYY-MM`) and next month, UTC. */
export function monthBounds(month: string): [last: Date, current: Date, next: Date] {
  const [year = 0, at0 = 1] = month.split('-').map(Number);
  const at = (shift: number) => new Date(Date.UTC(year, at0 - 1 + shift, 1));
  return [at(-1), at(0), at(1)];
}

/** Percent change from last month to this one; 100 when there was nothing before, 0 when nothing at all. */
export function growthPercent(thisMonth: number, lastMonth: number): number {
  if (lastMonth === 0) return thisMonth > 0 ? 100 : 0;
  return Math.round(((thisMonth - lastMonth) / lastMonth) * 100);
}

async function fetchAnalytics(api: ApiClient, userId: string, signal: AbortSignal): Promise<Analytics> {
  const owner = { user_id: `eq.${userId}` };
  const [last, current, next] = monthBounds((await fetchMonth(api)).month);
  const sessionsBetween = (from: Date, to: Date) =>
    countRows(api, {
      table: 'idea_sessions',
      query: {
        ...owner,
        select: 'id',
        and: `(created_at.gte.${from.toISOString()},created_at.lt.${to.toISOString()})`,
      },
      signal,
    });
  const [sessions, thisMonth, lastMonth, ideas, messages, recent] = await Promise.all([
    countRows(api, { table: 'idea_sessions', query: { ...owner, select: 'id' }, signal }),
    sessionsBetween(current, next),
    sessionsBetween(last, current),
    countRows(api, {
      table: 'ideas',
      query: { select: 'id,idea_sessions!inner(user_id)', 'idea_sessions.user_id': owner.user_id },
      signal,
    }),
    countRows(api, { table: 'chat_messages', query: { ...owner, select: 'id' }, signal }),
    readTable<RecentSession>(api, {
      table: 'idea_sessions',
      query: { ...owner, select: 'id,prompt,created_at,clustering_status', order: 'created_at.desc' },
      page: { from: 0, size: PAGE_SIZES.recentSessions },
      signal,
    }),
  ]);
  return { sessions, thisMonth, lastMonth, ideas, messages, recent: recent.rows };
}

/** Figures of the Analytics tab for the signed-in person. */
export const analyticsQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['analytics', userId],
    queryFn: ({ signal }) => fetchAnalytics(api, userId, signal),
  });
