import { AppError, ERRORS } from '../../../contract/errors.ts';
import type { ChatStreamFrame } from '../../../contract/routes/chat.routes.ts';
import type { UserCtx } from '../../context.ts';
import { messageDto } from './message-dto.ts';
import { runTurn } from './run-turn.ts';
import { startTurn, type TurnRequest } from './start-turn.ts';

/** Milliseconds between comments that keep proxies from closing a quiet stream. */
const PING = 10_000;
/** Bytes that may wait for a slow reader before it is dropped; the answer goes on and is stored. */
const MAX_WAITING = 1024 * 1024;

const encoder = new TextEncoder();

/** Asks and answers with a stream of server-sent events. Refusals (limit, busy, not found) come as plain errors before it. */
export async function streamChatMessage(ctx: UserCtx, request: TurnRequest): Promise<Response> {
  const turn = await startTurn(ctx, request);
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const send = sender(controller);
        const ping = setInterval(() => send.raw(': ping\n\n'), PING);
        const forget = ctx.events.subscribe(({ topic, event }) => {
          if (topic === `user:${ctx.actor.userId}` && event.type === 'auth.revoked')
            void hasEnded(ctx).then((ended) => ended && stop());
        });
        stop = () => {
          clearInterval(ping);
          forget();
          send.close();
        };
        send.frame({ type: 'start', question: messageDto(turn.question), answer: messageDto(turn.answer) });
        const reader = {
          text: (text: string) => send.frame({ type: 'delta', text }),
          replace: (text: string) => send.frame({ type: 'replace', text }),
        };
        runTurn(ctx, turn, reader)
          .then((answer) => send.frame({ type: 'done', answer }))
          .catch((error: unknown) => {
            ctx.log.error({ err: error, request_id: ctx.requestId }, 'chat turn failed');
            const known = error instanceof AppError ? error : new AppError('chat_failed');
            send.frame({
              type: 'error',
              code: known.code,
              message: ERRORS[known.code].text,
              retry_after: known.retryAfter,
            });
          })
          .finally(() => stop());
      },
      cancel: () => stop(),
    },
    { highWaterMark: MAX_WAITING, size: (chunk) => chunk.byteLength },
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  });
}

/** Whether the session that asked is over, and not another one of the person; in doubt it is. */
const hasEnded = (ctx: UserCtx): Promise<boolean> =>
  ctx.auth.sessions.find(ctx.actor.sessionId).then(
    (session) => session === null,
    () => true,
  );

function sender(controller: ReadableStreamDefaultController<Uint8Array>) {
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    try {
      controller.close();
    } catch {
      // The reader went away first, which is as good.
    }
  };
  const raw = (text: string): void => {
    if (!open) return;
    if ((controller.desiredSize ?? 0) <= 0) close();
    else controller.enqueue(encoder.encode(text));
  };
  return { raw, close, frame: (frame: ChatStreamFrame) => raw(`data: ${JSON.stringify(frame)}\n\n`) };
}
