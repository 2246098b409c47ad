import type { WebSocket } from 'ws';
import { AppError } from '../../contract/errors.ts';
import { type ClientFrame, clientFrameSchema, type ServerFrame, type Topic } from '../../contract/events.ts';
import { TIMINGS } from '../../contract/limits.ts';
import type { Ctx, User } from '../context.ts';
import { toAppError } from '../http/error-response.ts';
import { authenticateToken } from '../modules/accounts/authenticate-request.ts';
import { authorizeTopic } from './authorize-topic.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Milliseconds without a frame after which a client counts as gone: two heartbeats and some. */
const SILENCE = TIMINGS.realtimeHeartbeat * 2.5;
/** Bytes waiting for a client that does not read; it is dropped and replays what it missed when it is back. */
const SLOW_CONSUMER = 1024 * 1024;
const MOST_TOPICS = 20;
const MOST_FRAMES_WAITING = 50;

/** Reasons for closing, in the range of private codes. */
export const CLOSE = { notJoined: 4408, revoked: 4401, tooMany: 4429, silent: 4410, badFrame: 4400 } as const;

export interface Connection {
  /** The person, once a join has succeeded. */
  readonly user: User | null;
  send(frame: ServerFrame): void;
  /** Closes unless the person's session still lives. */
  recheck(): Promise<void>;
  close(code: number, reason: string): void;
}

export interface ConnectionOptions {
  ctx: Ctx;
  subscriptions: Subscriptions;
  /** Claims a place among the person's connections; false when there are too many. */
  admit(userId: string): boolean;
  onClose(connection: Connection): void;
}

/** One WebSocket: joins, replays, heartbeats. Frames are answered one after the other. */
export function openConnection(socket: WebSocket, options: ConnectionOptions): Connection {
  const { ctx, subscriptions } = options;
  const topics = new Map<Topic, () => void>();
  let user: User | null = null;
  let work: Promise<void> = Promise.resolve();
  let waiting = 0;

  const send = (frame: ServerFrame) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > SLOW_CONSUMER) return socket.terminate();
    socket.send(JSON.stringify(frame));
  };
  const connection: Connection = {
    get user() {
      return user;
    },
    send,
    close: (code, reason) => socket.close(code, reason),
    recheck: async () => {
      if (user && !(await ctx.auth.sessions.find(user.sessionId)))
        socket.close(CLOSE.revoked, 'session ended');
    },
  };
  const notJoined = setTimeout(() => socket.close(CLOSE.notJoined, 'no join'), TIMINGS.realtimeJoin);
  let silence = setTimeout(() => socket.terminate(), SILENCE);

  const identify = async (token: string): Promise<User> => {
    const found = await authenticateToken(ctx, token);
    if (user && user.userId !== found.userId) throw new AppError('forbidden');
    if (!user && !options.admit(found.userId)) {
      socket.close(CLOSE.tooMany, 'too many connections');
      throw new AppError('busy');
    }
    user = found;
    return found;
  };
  const join = async (frame: Extract<ClientFrame, { op: 'join' }>) => {
    const { ref, topic } = frame;
    const actor = await identify(frame.token);
    await authorizeTopic({ ...ctx, actor }, topic);
    clearTimeout(notJoined);
    topics.get(topic)?.();
    topics.delete(topic);
    if (topics.size >= MOST_TOPICS) throw new AppError('busy');
    const stop = await subscriptions.subscribe(
      { topic, afterId: frame.last_event_id ?? null },
      (position) => send({ op: 'ack', ref, topic, last_event_id: position }),
      ({ id, event }) => send({ op: 'event', topic, id, event }),
    );
    if (socket.readyState === socket.OPEN) topics.set(topic, stop);
    else stop();
  };
  const answer = async (frame: ClientFrame) => {
    const { op, ref } = frame;
    if (op === 'join') return join(frame);
    if (op === 'token') await identify(frame.token);
    if (op === 'leave') {
      topics.get(frame.topic)?.();
      topics.delete(frame.topic);
    }
    send(op === 'leave' ? { op: 'ack', ref, topic: frame.topic } : { op: 'ack', ref });
  };
  const refuse = (frame: ClientFrame, error: unknown) => {
    const { code, message } = toAppError(error);
    const topic = 'topic' in frame ? { topic: frame.topic } : {};
    send({ op: 'error', ref: frame.ref, ...topic, code, message });
  };
  socket.on('message', (data, binary) => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), SILENCE);
    const frame = binary ? null : parseFrame(String(data));
    if (!frame || waiting >= MOST_FRAMES_WAITING) return socket.close(CLOSE.badFrame, 'bad frame');
    waiting++;
    work = work
      .then(() => answer(frame))
      .catch((error) => refuse(frame, error))
      .finally(() => waiting--);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(notJoined);
    clearTimeout(silence);
    for (const stop of topics.values()) stop();
    topics.clear();
    options.onClose(connection);
  });
  return connection;
}

function parseFrame(text: string): ClientFrame | null {
  try {
    return clientFrameSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
