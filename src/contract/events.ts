import { z } from 'zod';
import { analysisProgressSchema, STAGES } from './analysis/report.ts';

/** Events of the realtime connection. Each is stored with an id so that a reconnecting tab can replay what it missed. */
export const realtimeEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('run.started'),
    idempotency_key: z.string().nullable(),
    session_id: z.string(),
  }),
  z.object({ type: z.literal('run.progress'), session_id: z.string(), progress: analysisProgressSchema }),
  /** The output of a stage was stored: reread the session to see it. */
  z.object({ type: z.literal('run.stage'), session_id: z.string(), stage: z.enum(STAGES) }),
  z.object({
    type: z.literal('run.finished'),
    session_id: z.string(),
    status: z.enum(['completed', 'stopped', 'failed']),
    message: z.string().nullable(),
  }),
  z.object({ type: z.literal('session.changed'), session_id: z.string() }),
  z.object({ type: z.literal('sessions.changed') }),
  z.object({ type: z.literal('usage.changed') }),
  z.object({ type: z.literal('subscription.changed') }),
  z.object({
    type: z.literal('chat.delta'),
    session_id: z.string(),
    message_id: z.string(),
    text: z.string(),
  }),
  z.object({ type: z.literal('chat.message'), session_id: z.string(), message_id: z.string() }),
  z.object({ type: z.literal('auth.revoked') }),
]);
export type RealtimeEvent = z.infer<typeof realtimeEventSchema>;

/** `user:{uuid}` or `session:{uuid}`. */
export const topicSchema = z
  .string()
  .regex(/^(user|session):[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export type Topic = string;

/** Client → server frames. The token travels in `join`, never in the URL. */
export const clientFrameSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('join'),
    ref: z.string().max(64),
    topic: topicSchema,
    token: z.string().max(4096),
    last_event_id: z.number().int().nonnegative().optional(),
  }),
  z.object({ op: z.literal('leave'), ref: z.string().max(64), topic: topicSchema }),
  z.object({ op: z.literal('token'), ref: z.string().max(64), token: z.string().max(4096) }),
  z.object({ op: z.literal('heartbeat'), ref: z.string().max(64) }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** Server → client frames. */
export type ServerFrame =
  | { op: 'ack'; ref: string; topic?: Topic; last_event_id?: number }
  | { op: 'error'; ref: string; topic?: Topic; code: string; message: string }
  | { op: 'event'; topic: Topic; id: number; event: RealtimeEvent }
  | { op: 'reconnect'; after_ms: number };

export const CHANNEL_STATES = ['closed', 'joining', 'joined', 'leaving'] as const;
export type ChannelState = (typeof CHANNEL_STATES)[number];
