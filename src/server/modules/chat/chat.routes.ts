import type { Context } from 'hono';
import { chatHistoryRoute, chatRoute, stopChatRoute } from '../../../contract/routes/chat.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import { readChat } from './read-chat.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { stopChat } from './stop-chat.ts';
import { replayChatMessage, streamChatMessage } from './stream-chat-message.ts';

const wantsStream = (http: Context): boolean =>
  (http.req.header('accept') ?? '').includes('text/event-stream');

export function chatRoutes(api: Api): void {
  mount(api, chatRoute, {
    first: async (ctx, { body, http }) =>
      wantsStream(http) ? streamChatMessage(ctx, body) : sendChatMessage(ctx, body),
    again: (kept, http) => (wantsStream(http) ? replayChatMessage(kept) : kept),
  });
  mount(api, chatHistoryRoute, (ctx, { params, query }) => readChat(ctx, { sessionId: params.id, ...query }));
  mount(api, stopChatRoute, (ctx, { params }) => stopChat(ctx, { sessionId: params.id }));
}
