import type { ServerResponse } from 'node:http';
import type { ChatCompletionRequest } from './chat-request.ts';
import type { Mood } from './compose-reply.ts';

/** How the server behaves. Each is a fault, or a manner, that real providers and real models show. */
export const TEMPERS = [
  'good',
  'slow-drip',
  'stall',
  'silent',
  'rate-limited',
  'rate-limited-retry-after',
  'rate-limited-once',
  'server-error',
  'malformed',
  'truncated',
  'wrong-schema',
  'cut-stream',
  'refusal',
  'content-filter',
  'obedient',
  'sloppy',
  'barren',
  'no-temperature',
  'no-max-tokens',
  'no-json-schema',
  'no-system',
  'no-stream-options',
  'think',
  'think-without-opening',
  'fenced',
  'prose',
  'byte-order-mark',
  'bare-list',
  'tool-call-reply',
  'content-parts',
  'null-content',
  'empty-choices',
  'no-usage',
  'html-502',
  'redirect',
  'endless',
] as const;
export type Temper = (typeof TEMPERS)[number];

export const MOODS: Partial<Record<Temper, Mood>> = {
  obedient: 'obedient',
  sloppy: 'sloppy',
  barren: 'barren',
};

interface Refused {
  when: (body: ChatCompletionRequest) => boolean;
  message: string;
}

/** What servers of other makes refuse, in their own words. */
const REFUSED: Partial<Record<Temper, Refused>> = {
  'no-temperature': {
    when: ({ temperature }) => temperature !== undefined && temperature !== 1,
    message:
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
  },
  'no-max-tokens': {
    when: (body) => body.max_tokens !== undefined,
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  },
  'no-json-schema': {
    when: ({ response_format }) => response_format?.type === 'json_schema',
    message: "'response_format.type' must be one of: 'text', 'json_object'",
  },
  'no-system': {
    when: ({ messages }) => messages.some(({ role }) => role === 'system'),
    message: 'System role not supported',
  },
  'no-stream-options': {
    when: (body) => body.stream_options !== undefined,
    message: 'Unrecognized request argument supplied: stream_options',
  },
};

/** Refuses a request for one of its parameters; true when it did. */
export function refusesParameter(
  { temper }: { temper: Temper },
  body: ChatCompletionRequest,
  response: ServerResponse,
): boolean {
  const refused = REFUSED[temper];
  if (!refused?.when(body)) return false;
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ error: { message: refused.message, type: 'invalid_request_error', code: null } }),
  );
  return true;
}

const THOUGHT = 'Let me think about {"patents": [1]} first.\nNow I know.';

/** The same reply in the manner of another make of model. */
export function inManner(temper: Temper, text: string): string {
  if (temper === 'think') return `<think>\n${THOUGHT}\n</think>\n\n${text}`;
  if (temper === 'think-without-opening') return `${THOUGHT}\n</think>\n\n${text}`;
  if (temper === 'fenced') return `\`\`\`json\n${text}\n\`\`\``;
  if (temper === 'prose')
    return `Here is the JSON you asked for:\n\n${text}\n\nLet me know if you need anything else!`;
  if (temper === 'byte-order-mark') return `\ufeff${text}`;
  if (temper === 'bare-list' && text.startsWith('{')) {
    const values = Object.values(JSON.parse(text) as object);
    if (values.length === 1) return JSON.stringify(values[0]);
  }
  return text;
}
