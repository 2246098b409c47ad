import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZES } from '../../../contract/limits.ts';
import type { ApiClient } from '../../lib/api/api-client.ts';
import { containsPattern, readTable } from '../../lib/api/table-read.ts';

export interface SessionRow {
  id: string;
  prompt: string;
  created_at: string;
  clustering_status: string;
  ideas: number;
  messages: number;
}

interface Stored extends Omit<SessionRow, 'ideas' | 'messages'> {
  ideas: { count: number }[];
  chat_messages: { count: number }[];
}

export const SESSIONS_KEY = ['sessions'] as const;

const counted = ({ ideas, chat_messages, ...row }: Stored): SessionRow => ({
  ...row,
  ideas: ideas[0]?.count ?? 0,
  messages: chat_messages[0]?.count ?? 0,
});

/** One page of the person's sessions, newest first, with the total that matches the search. */
export const sessionsQuery = (api: ApiClient, userId: string, view: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...SESSIONS_KEY, userId, view.page, view.search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const page = await readTable<Stored>(api, {
        table: 'idea_sessions',
        query: {
          select: 'id,prompt,created_at,clustering_status,ideas(count),chat_messages(count)',
          user_id: `eq.${userId}`,
          order: 'created_at.desc',
          ...(view.search === '' ? {} : { prompt: containsPattern(view.search) }),
        },
        page: { from: (view.page - 1) * PAGE_SIZES.sessions, size: PAGE_SIZES.sessions },
        signal,
      });
      return { rows: page.rows.map(counted), total: page.total };
    },
  });
