import { queryOptions } from '@tanstack/react-query';
import { LIMIT_TYPES, type LimitType } from '../../../contract/plans.ts';
import type { usageMonthRoute } from '../../../contract/routes/usage.routes.ts';
import type { ApiClient } from '../api/api-client.ts';
import { readTable } from '../api/table-read.ts';

/** Units used this month, by counter. */
export type Usage = Record<LimitType, number>;

const NO_USAGE: Usage = { idea_generations: 0, category_searches: 0, chat_messages: 0 };

export interface UsageMonth {
  /** `YYYY-MM` in UTC, the key of `user_usage`. */
  month: string;
  /** When the counters reset. */
  resetsAt: Date;
}

/** The month of the database: the clock of this device may be wrong. */
export async function fetchMonth(api: ApiClient): Promise<UsageMonth> {
  const answer = await api.call<typeof usageMonthRoute>({ method: 'GET', path: '/functions/v1/usage-month' });
  return { month: answer.month_year, resetsAt: new Date(answer.resets_at) };
}

/** This month's counters of a person. */
async function fetchUsage(api: ApiClient, userId: string): Promise<Usage> {
  const newest = readTable<Partial<Usage> & { month_year: string }>(api, {
    table: 'user_usage',
    query: {
      select: ['month_year', ...LIMIT_TYPES].join(','),
      user_id: `eq.${userId}`,
      order: 'month_year.desc',
    },
    page: { from: 0, size: 1 },
  });
  const [{ rows }, { month }] = await Promise.all([newest, fetchMonth(api)]);
  const [row] = rows;
  // No row yet this month is zero usage, not an error (SPEC §7).
  if (row?.month_year !== month) return NO_USAGE;
  const { month_year: _, ...counters } = row;
  return { ...NO_USAGE, ...counters };
}

export const USAGE_KEY = ['usage'] as const;

/** This month's usage of the signed-in person. Invalidated by `usage.changed`. */
export const usageQuery = (api: ApiClient, userId: string) =>
  queryOptions({ queryKey: [...USAGE_KEY, userId], queryFn: () => fetchUsage(api, userId) });

/** When the counters reset. */
export const usageMonthQuery = (api: ApiClient) =>
  queryOptions({ queryKey: [...USAGE_KEY, 'month'], queryFn: () => fetchMonth(api) });
