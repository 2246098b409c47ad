import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import { defineRoute } from './route.ts';

/** Where an answer takes a statement from. The server has found `quote` word for word in that passage. */
export const citationSchema = z.object({
  /** The answer's text carries it as `[marker]`. */
  marker: z.number().int().positive(),
  kind: z.enum(['patent', 'opportunity', 'landscape', 'method']),
  /** Patent number, opportunity id (`o1`), or the name of the section. */
  ref: z.string(),
  title: z.string(),
  quote: z.string(),
  patent_number: z.string().nullable(),
  /** The full patent, for citations of patents. */
  url: z.string().nullable(),
});
export type Citation = z.infer<typeof citationSchema>;

/** `streaming` while text still comes; `stopped` by the user; `failed` when the process or the work broke off. */
export const CHAT_MESSAGE_STATUSES = ['streaming', 'complete', 'stopped', 'failed'] as const;

export const chatMessageSchema = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  /** Markdown; citations stand as `[1]`. */
  content: z.string(),
  citations: z.array(citationSchema),
  answered_by: z.enum(['embedded', 'model']).nullable(),
  /** Shown beside the answer, e.g. that the language model failed and the embedded assistant took over. */
  notice: z.string().nullable(),
  status: z.enum(CHAT_MESSAGE_STATUSES),
  created_at: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatRequestSchema = z.object({
  message: z
    .string()
    .max(LENGTHS.inputDefault)
    .transform((text) => text.trim()),
  sessionId: z.string().max(64),
  /** Id of an assistant message to regenerate; the question stays, the old answer is replaced. */
  regenerate: z.uuid().optional(),
});

/** SPEC §7 `chat-with-ai`: success, message, error; the rest is what a client may show beside the text. */
export const chatResponseSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  error: z.string().nullable(),
  question: chatMessageSchema,
  answer: chatMessageSchema,
});
export type ChatResponse = z.infer<typeof chatResponseSchema>;

/** Frames of the streamed variant (`Accept: text/event-stream`), one JSON object in each `data:` line. */
export type ChatStreamFrame =
  | { type: 'start'; question: ChatMessage; answer: ChatMessage }
  | { type: 'delta'; text: string }
  /** The text so far did not stand the check: show this instead and go on from it. */
  | { type: 'replace'; text: string }
  | { type: 'done'; answer: ChatMessage }
  | { type: 'error'; code: string; message: string; retry_after: number | null };

export const chatRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/chat-with-ai',
  access: 'user',
  summary: 'Asks the assistant about a saved session; with Accept: text/event-stream the answer is streamed.',
  body: chatRequestSchema,
  response: chatResponseSchema,
  errors: [
    'invalid_input',
    'invalid_session_id',
    'session_not_found',
    'usage_limit_reached',
    'busy',
    'not_found',
    'idempotency_in_flight',
    'idempotency_mismatch',
  ],
  idempotent: true,
  rateLimit: 'action',
});

const sessionParams = z.object({ id: z.string().max(64) });

export const chatHistorySchema = z.object({
  /** Oldest first. */
  messages: z.array(chatMessageSchema),
  /** Pass as `before` to read the page before this one; null at the beginning. */
  before: z.string().nullable(),
  suggestions: z.array(z.string()),
  /** Who answers: the embedded assistant, or a provider and its model. */
  assistant: z.object({ kind: z.enum(['embedded', 'model']), name: z.string() }),
});
export type ChatHistory = z.infer<typeof chatHistorySchema>;

export const chatHistoryRoute = defineRoute({
  method: 'GET',
  path: '/api/sessions/:id/chat',
  access: 'user',
  summary: 'Messages of a session, newest page first, with suggested questions.',
  params: sessionParams,
  query: z.object({
    before: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: chatHistorySchema,
  errors: ['invalid_session_id', 'session_not_found'],
});

export const stopChatRoute = defineRoute({
  method: 'POST',
  path: '/api/sessions/:id/chat/stop',
  access: 'user',
  summary: 'Stops the answer under way in this session; what was delivered stays.',
  params: sessionParams,
  response: z.object({ stopped: z.boolean() }),
  errors: ['invalid_session_id', 'session_not_found'],
  rateLimit: 'action',
});
