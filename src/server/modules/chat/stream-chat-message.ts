import { AppError, ERRORS } from '../../../contract/errors.ts';
import type { ChatResponse, ChatStreamFrame } from '../../../contract/routes/chat.routes.ts';
import type { UserCtx } from '../../context.ts';
import { StreamedAnswer } from '../rates/streamed-answer.ts';
import { messageDto } from './message-dto.ts';
import { runTurn } from './run-turn.ts';
import { chatResponse } from './send-chat-message.ts';
import { startTurn, type Turn, type TurnRequest } from './start-turn.ts';

/** Milliseconds between comments that keep proxies from closing a quiet stream. */
const PING = 10_000;
/** Bytes that may wait for a slow reader before it is dropped; the answer goes on and is stored. */
const MAX_WAITING = 1024 * 1024;

const encoder = new TextEncoder();

/** Asks and answers with a stream of server-sent events. Refusals (limit, busy, not found) come as plain errors before it. */
export async function streamChatMessage(
  ctx: UserCtx,
  request: TurnRequest,
): Promise<StreamedAnswer<ChatResponse>> {
  const turn = await startTurn(ctx, request);
  let control!: ReadableStreamDefaultController<Uint8Array>;
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        control = controller;
      },
      cancel: () => stop(),
    },
    { highWaterMark: MAX_WAITING, size: (chunk) => chunk.byteLength },
  );
  const send = sender(control);
  const ping = setInterval(() => send.raw(': ping\n\n'), PING);
  const forget = ctx.events.subscribe(({ topic, event }) => {
    if (topic === `user:${ctx.actor.userId}` && event.type === 'auth.revoked')
      void hasEnded(ctx).then((over) => over && stop());
  });
  stop = () => {
    clearInterval(ping);
    forget();
    send.close();
  };
  const ended = answerInto(ctx, turn, send.frame).finally(() => stop());
  // A failure was sent as a frame; where nobody keeps the answer, nobody else waits for it.
  ended.catch(() => undefined);
  return new StreamedAnswer(streamOf(body), ended);
}

/** A finished turn as the stream that a repeated request expects. */
export function replayChatMessage({ question, answer }: ChatResponse): Response {
  const frames: ChatStreamFrame[] = [
    { type: 'start', question, answer },
    { type: 'done', answer },
  ];
  return streamOf(frames.map(lineOf).join(''));
}

/** Sends the turn frame by frame to whoever listens, and resolves to what it came to. */
async function answerInto(
  ctx: UserCtx,
  turn: Turn,
  send: (frame: ChatStreamFrame) => void,
): Promise<ChatResponse> {
  send({ type: 'start', question: messageDto(turn.question), answer: messageDto(turn.answer) });
  try {
    const answer = await runTurn(ctx, turn, {
      text: (text) => send({ type: 'delta', text }),
      replace: (text) => send({ type: 'replace', text }),
    });
    send({ type: 'done', answer });
    return chatResponse(turn, answer);
  } catch (error) {
    ctx.log.error({ err: error, request_id: ctx.requestId }, 'chat turn failed');
    const { code, retryAfter } = error instanceof AppError ? error : new AppError('chat_failed');
    send({ type: 'error', code, message: ERRORS[code].text, retry_after: retryAfter });
    throw error;
  }
}

const lineOf = (frame: ChatStreamFrame): string => `data: ${JSON.stringify(frame)}\n\n`;

const streamOf = (body: ReadableStream<Uint8Array> | string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  });

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
  return { raw, close, frame: (frame: ChatStreamFrame) => raw(lineOf(frame)) };
}
