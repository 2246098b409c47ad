import { queryOptions } from '@tanstack/react-query';
import type {
  ChatHistory,
  chatHistoryRoute,
  stopChatRoute,
} from '../../../../contract/routes/chat.routes.ts';
import type { ApiClient } from '../../../lib/api/api-client.ts';

export const chatKey = (sessionId: string) => ['chat', sessionId] as const;

/** Milliseconds between looks while an answer is being written elsewhere: another tab, or before a reload. */
const FOLLOW = 1000;

const path = '/api/sessions/:id/chat';

export const readChat = (
  api: ApiClient,
  sessionId: string,
  page: { before?: string; signal?: AbortSignal } = {},
): Promise<ChatHistory> =>
  api.call<typeof chatHistoryRoute>({
    method: 'GET',
    path,
    params: { id: sessionId },
    query: { before: page.before },
    signal: page.signal,
  });

/** The newest page of a session's conversation. */
export const chatQuery = (api: ApiClient, sessionId: string) =>
  queryOptions({
    queryKey: chatKey(sessionId),
    queryFn: ({ signal }) => readChat(api, sessionId, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.messages.some((message) => message.status === 'streaming') ? FOLLOW : false,
  });

export const stopAnswer = (api: ApiClient, sessionId: string): Promise<unknown> =>
  api.call<typeof stopChatRoute>({
    method: 'POST',
    path: `${path}/stop`,
    params: { id: sessionId },
  });
