import { chatHistoryRoute, chatRoute, stopChatRoute } from '../../../contract/routes/chat.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import { readChat } from './read-chat.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { stopChat } from './stop-chat.ts';
import { streamChatMessage } from './stream-chat-message.ts';

export function chatRoutes(api: Api): void {
  mount(api, chatRoute, (ctx, { body, http }) => {
    const streamed = (http.req.header('accept') ?? '').includes('text/event-stream');
    return streamed ? streamChatMessage(ctx, body) : sendChatMessage(ctx, body);
  });
  mount(api, chatHistoryRoute, (ctx, { params, query }) => readChat(ctx, { sessionId: params.id, ...query }));
  mount(api, stopChatRoute, (ctx, { params }) => stopChat(ctx, { sessionId: params.id }));
}
