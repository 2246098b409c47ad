import { knownOutcome } from './model-http.ts';

/** Largest reply that is read, in bytes; a stream of single characters carries some 200 bytes of envelope each. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_ADJUSTMENTS = 6;

type Body = Record<string, unknown>;
type Adjustment = (body: Body) => void;

export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge';
}

interface Message {
  role: string;
  content: unknown;
}

/** Gives the system or developer text to the first user message: some servers know neither role. */
function foldSystem(body: Body): void {
  const messages = (body.messages ?? []) as Message[];
  const system = messages.filter(({ role }) => role === 'system' || role === 'developer');
  const rest = messages.filter((message) => !system.includes(message));
  const first = rest.find(({ role }) => role === 'user');
  if (!first) return;
  const asText = (content: unknown): string =>
    typeof content === 'string'
      ? content
      : (content as { text?: string }[]).map((part) => part.text ?? '').join('\n');
  first.content = [...system.map(({ content }) => asText(content)), asText(first.content)].join('\n\n');
  body.messages = rest;
}

function renameDeveloper(body: Body): void {
  for (const message of (body.messages ?? []) as Message[]) {
    if (message.role === 'developer') message.role = 'system';
  }
}

const without =
  (key: string): Adjustment =>
  (body) => {
    delete body[key];
  };

function simplerFormat(body: Body): void {
  const format = body.response_format as { type?: string } | undefined;
  if (format?.type === 'json_schema') body.response_format = { type: 'json_object' };
  else delete body.response_format;
}

function renameMaxTokens(body: Body): void {
  if (body.max_tokens !== undefined) body.max_completion_tokens = body.max_tokens;
  delete body.max_tokens;
}

const KNOWN: [pattern: RegExp, key: string, adjust: Adjustment][] = [
  [/temperature/i, 'temperature', without('temperature')],
  [
    /max_completion_tokens'? (?:is )?not supported/i,
    'max_completion_tokens',
    without('max_completion_tokens'),
  ],
  [/max_tokens/i, 'max_tokens', renameMaxTokens],
  [/response_format|json_schema|json_object/i, 'response_format', simplerFormat],
  [/stream_options/i, 'stream_options', without('stream_options')],
];
const UNKNOWN_KEY =
  /(?:unsupported|unrecognized|unknown|unexpected|extra)[^'"`]{0,60}['"`]([a-z_]{2,40})['"`]|(?:argument|parameter)s?[^:]{0,20}: ?['"`]?([a-z_]{2,40})/i;
const ESSENTIAL = new Set(['model', 'messages', 'stream', 'tools']);

/** What to change in a request that a server refused with this message, or null when it is not about a parameter. */
function adjustmentFor(message: string, body: Body): { id: string; adjust: Adjustment } | null {
  const roles = ((body.messages ?? []) as Message[]).map(({ role }) => role);
  if (/developer/i.test(message) && roles.includes('developer'))
    return { id: 'developer', adjust: renameDeveloper };
  if (/system/i.test(message) && /role|message/i.test(message) && roles.includes('system'))
    return { id: 'system', adjust: foldSystem };
  for (const [pattern, key, adjust] of KNOWN) {
    if (body[key] !== undefined && pattern.test(message))
      return { id: `${key}:${JSON.stringify(body[key])?.slice(0, 30)}`, adjust };
  }
  const named = UNKNOWN_KEY.exec(message);
  const key = named?.[1] ?? named?.[2];
  return key && body[key] !== undefined && !ESSENTIAL.has(key) ? { id: key, adjust: without(key) } : null;
}

interface Choice {
  message?: { content?: unknown; tool_calls?: { function?: { name?: string; arguments?: string } }[] };
  finish_reason?: string | null;
}

/** Reads a reply whose text came as parts or as the arguments of a tool that nobody offered. */
function normalizeReply(text: string, offeredTools: boolean): string {
  let reply: { choices?: Choice[] };
  try {
    reply = JSON.parse(text) as typeof reply;
  } catch {
    return text;
  }
  for (const choice of reply.choices ?? []) {
    const { message } = choice;
    if (!message) continue;
    if (Array.isArray(message.content))
      message.content = message.content.map((part: { text?: string }) => part.text ?? '').join('');
    const call = message.tool_calls?.[0]?.function?.arguments;
    if (!offeredTools && call !== undefined) {
      message.content ||= call;
      delete message.tool_calls;
      choice.finish_reason = 'stop';
    }
  }
  return JSON.stringify(reply);
}

/** Passes bytes on up to the cap, then fails the stream. */
function capped(response: Response): Response {
  if (!response.body) return response;
  let seen = 0;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > MAX_BYTES) controller.error(new ReplyTooLarge('the reply passed its size limit'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(cap), response);
}

const isJson = (response: Response): boolean => /\bjson\b/.test(response.headers.get('content-type') ?? '');

/**
 * A `fetch` over another for model servers of any make. Reads at most 8 MB, and when a server refuses a parameter, drops
 * or translates it, asks again, and remembers that for later calls.
 */
export function createTolerantFetch(
  send: typeof fetch,
  log: { info(fields: object, text: string): void },
): typeof fetch {
  const learned = new Map<string, Adjustment>();
  return async (input, init) => {
    const body = bodyOf(init);
    if (!body) return capped(await send(input, init));
    for (const adjust of learned.values()) adjust(body);
    for (let attempt = 0; ; attempt++) {
      const response = capped(await send(input, { ...init, body: JSON.stringify(body) }));
      if (response.status !== 400 && response.status !== 422) return readable(response, body);
      const message = await response.text();
      const adjustment = attempt < MAX_ADJUSTMENTS ? adjustmentFor(message, body) : null;
      if (!adjustment) return new Response(message, response);
      adjustment.adjust(body);
      learned.set(adjustment.id, adjustment.adjust);
      log.info({ parameter: adjustment.id }, 'the model server refused a parameter; asking without it');
    }
  };
}

async function readable(response: Response, body: Body): Promise<Response> {
  if (!response.ok || body.stream === true || !isJson(response)) return response;
  const whole = await response.text().catch((error: unknown) => {
    throw knownOutcome(error);
  });
  const text = normalizeReply(whole, body.tools !== undefined);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(text, { status: response.status, headers });
}

function bodyOf(init: RequestInit | undefined): Body | null {
  if (typeof init?.body !== 'string') return null;
  try {
    return JSON.parse(init.body) as Body;
  } catch {
    return null;
  }
}
