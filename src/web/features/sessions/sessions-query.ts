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

/** Analyses of ideas, or lists of a category. */
export type SessionKind = 'idea' | 'category';

export interface SessionsView {
  page: number;
  search: string;
  kind: SessionKind | null;
}

/** One page of the person's sessions, newest first, with the total that matches the search. */
export const sessionsQuery = (api: ApiClient, userId: string, view: SessionsView) =>
  queryOptions({
    queryKey: [...SESSIONS_KEY, userId, view.page, view.search, view.kind],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const page = await readTable<Stored>(api, {
        table: 'idea_sessions',
        query: {
          select: 'id,prompt,created_at,clustering_status,ideas(count),chat_messages(count)',
          user_id: `eq.${userId}`,
          order: 'created_at.desc',
          ...(view.kind === null ? {} : { category: view.kind === 'idea' ? 'is.null' : 'not.is.null' }),
          ...(view.search === '' ? {} : { prompt: containsPattern(view.search) }),
        },
        page: { from: (view.page - 1) * PAGE_SIZES.sessions, size: PAGE_SIZES.sessions },
        signal,
      });
      return { rows: page.rows.map(counted), total: page.total };
    },
  });
