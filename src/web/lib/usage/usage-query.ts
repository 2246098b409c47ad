import { queryOptions } from '@tanstack/react-query';
import { LIMIT_TYPES, type LimitType } from '../../../contract/plans.ts';
import type { ApiClient } from '../api/api-client.ts';
import { readTable } from '../api/table-read.ts';

/** Units used this month, by counter. */
export type Usage = Record<LimitType, number>;

const NO_USAGE: Usage = { idea_generations: 0, category_searches: 0, chat_messages: 0 };

/** `YYYY-MM` in UTC, the key of `user_usage`. */
export const monthKey = (now: Date): string => now.toISOString().slice(0, 7);

/** First day of the next month, UTC: when the counters start anew. */
export const resetDate = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

async function fetchUsage(api: ApiClient, userId: string): Promise<Usage> {
  const { rows } = await readTable<Partial<Usage>>(api, {
    table: 'user_usage',
    query: {
      select: LIMIT_TYPES.join(','),
      user_id: `eq.${userId}`,
      month_year: `eq.${monthKey(new Date())}`,
    },
    page: { from: 0, size: 1 },
  });
  // No row yet this month is zero usage, not an error (SPEC §7).
  return { ...NO_USAGE, ...rows[0] };
}

export const USAGE_KEY = ['usage'] as const;

/** This month's usage of the signed-in person. Invalidated by `usage.changed`. */
export const usageQuery = (api: ApiClient, userId: string) =>
  queryOptions({ queryKey: [...USAGE_KEY, userId], queryFn: () => fetchUsage(api, userId) });
