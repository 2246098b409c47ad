import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZES } from '../../../contract/limits.ts';
import type { ApiClient } from '../../lib/api/api-client.ts';
import { containsPattern, countRows, readTable } from '../../lib/api/table-read.ts';

export interface SessionRow {
  id: string;
  prompt: string;
  created_at: string;
  clustering_status: string;
  ideas: number;
  messages: number;
}

type Stored = Omit<SessionRow, 'ideas' | 'messages'>;

export const SESSIONS_KEY = ['sessions'] as const;

async function withCounts(api: ApiClient, row: Stored, signal: AbortSignal): Promise<SessionRow> {
  const query = { select: 'id', session_id: `eq.${row.id}` };
  const [ideas, messages] = await Promise.all([
    countRows(api, { table: 'ideas', query, signal }),
    countRows(api, { table: 'chat_messages', query, signal }),
  ]);
  return { ...row, ideas, messages };
}

/** One page of the person's sessions, newest first, with the total that matches the search. */
export const sessionsQuery = (api: ApiClient, userId: string, view: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...SESSIONS_KEY, userId, view.page, view.search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const page = await readTable<Stored>(api, {
        table: 'idea_sessions',
        query: {
          select: 'id,prompt,created_at,clustering_status',
          user_id: `eq.${userId}`,
          order: 'created_at.desc',
          ...(view.search === '' ? {} : { prompt: containsPattern(view.search) }),
        },
        page: { from: (view.page - 1) * PAGE_SIZES.sessions, size: PAGE_SIZES.sessions },
        signal,
      });
      const rows = await Promise.all(page.rows.map((row) => withCounts(api, row, signal)));
      return { rows, total: page.total };
    },
  });
