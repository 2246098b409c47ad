import { generateText, Output } from 'ai';
import type { Logger } from 'pino';
import { z } from 'zod';
import { countTokens } from './count-tokens.ts';
import { faultOf } from './fault-of.ts';
import {
  type ModelCallOptions,
  ModelFault,
  type ModelReply,
  type ModelRequest,
  type TokenCount,
} from './model.ts';
import { OutcomeUnknown } from './model-http.ts';
import { readJson, withoutThinking, wrapList } from './read-json.ts';
import { type OpenedModel, repeatLost } from './repeat-lost.ts';
import type { TokenLedger } from './token-ledger.ts';
import { openTokenTab } from './token-tab.ts';

export interface ModelParts {
  name: string;
  model: OpenedModel;
  /** Milliseconds: a whole call, and the longest silence while text comes. */
  limits: { totalMs: number; idleMs: number };
  ledger: TokenLedger;
  log: Logger;
}

/** Retries of the one retry layer; it honours Retry-After. */
export const MAX_RETRIES = 2;
/** Asked again with the parse error when a reply cannot be read. */
const MAX_REPAIRS = 1;

/** Key of the only list of an object schema, or null: models like to send just the list. */
function soleListKey(schema: z.ZodType): string | null {
  const shape = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  const lists = shape.filter(([, field]) => field instanceof z.ZodArray);
  return lists.length === 1 && shape.length === 1 ? lists[0]![0] : null;
}

interface Reply {
  text: string;
  tokens: TokenCount;
  refused: boolean;
}

async function generate<T>(parts: ModelParts, request: ModelRequest<T>, signal: AbortSignal): Promise<Reply> {
  let tokens: TokenCount = { input: 0, output: 0 };
  let finish = '';
  try {
    const result = await generateText({
      model: parts.model,
      instructions: request.instructions,
      prompt: request.prompt,
      maxRetries: MAX_RETRIES,
      maxOutputTokens: request.maxOutputTokens,
      temperature: request.temperature,
      output: Output.object({ schema: request.schema }),
      timeout: { totalMs: parts.limits.totalMs },
      abortSignal: signal,
      onStepEnd: (step) => {
        tokens = { input: step.usage.inputTokens ?? 0, output: step.usage.outputTokens ?? 0 };
        finish = step.finishReason;
      },
    });
    return { text: result.text, tokens, refused: finish === 'content-filter' };
  } catch (error) {
    // The library refuses what is not pure JSON of the schema, but hands over the text.
    const { text } = error as { text?: unknown };
    if (typeof text === 'string') return { text, tokens, refused: finish === 'content-filter' };
    if (signal.aborted) throw signal.reason;
    throw faultOf(error);
  }
}

const problemsOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'reply'}: ${issue.message}`)
    .join('; ');

function parse<T>(schema: z.ZodType<T>, reply: Reply): { value: T } | { problem: string } {
  const json = readJson(reply.text);
  if (json === undefined)
    return {
      problem: withoutThinking(reply.text).trim() === '' ? 'the reply was empty' : 'the reply was not JSON',
    };
  const parsed = schema.safeParse(wrapList(json, soleListKey(schema)));
  return parsed.success ? { value: parsed.data } : { problem: problemsOf(parsed.error) };
}

/** Logs a fault and returns it. */
export function logged({ log }: ModelParts, purpose: string, fault: ModelFault): ModelFault {
  log.warn({ purpose, fault: fault.kind, detail: fault.detail }, 'model call failed');
  return fault;
}

/** Whether a call ended with a request under way, which is billed though nothing came back. */
export const leftUnanswered = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted ||
  (error instanceof ModelFault && (error.kind === 'timeout' || error.cause instanceof OutcomeUnknown));

/** Asks for a value of a schema; one second try names what was wrong with the first. Rejects with {@link ModelFault}. */
export async function askModel<T>(
  parts: ModelParts,
  request: ModelRequest<T>,
  { signal, userId }: ModelCallOptions,
): Promise<ModelReply<T>> {
  const tab = openTokenTab(parts.ledger, userId);
  const spent: TokenCount = { input: 0, output: 0 };
  let calls = 0;
  let most = 0;
  let sent = 0;
  const book = async () => {
    most += sent + request.maxOutputTokens;
    await tab.cover(most);
    calls++;
  };
  const bookAgain = () => {
    spent.input += sent;
    return book();
  };
  const asked = { ...parts, model: repeatLost(parts.model, bookAgain) };
  try {
    let problem = '';
    for (let repairs = 0; repairs <= MAX_REPAIRS; repairs++) {
      const prompt =
        repairs === 0
          ? request.prompt
          : `${request.prompt}\n\nYour previous reply could not be used (${problem}). Reply again with one JSON object of the required form and nothing else.`;
      sent = countTokens(request.instructions) + countTokens(prompt);
      await book();
      const reply = await generate(asked, { ...request, prompt }, signal);
      spent.input += reply.tokens.input || sent;
      spent.output += reply.tokens.output || countTokens(reply.text);
      if (reply.refused) throw new ModelFault('refusal', 'content filter');
      const parsed = parse(request.schema, reply);
      if ('value' in parsed) return { value: parsed.value, tokens: spent, calls };
      problem = parsed.problem;
    }
    throw new ModelFault('format', problem);
  } catch (error) {
    if (leftUnanswered(error, signal)) spent.input += sent;
    throw error instanceof ModelFault ? logged(parts, request.purpose, error) : error;
  } finally {
    await tab.settle({ ...spent, requests: calls });
  }
}
