import { generateText, type LanguageModel, Output, parsePartialJson, streamText } from 'ai';
import { z } from 'zod';
import type { TokenCount } from './analyst.ts';
import { countTokens } from './count-tokens.ts';

export const claimSchema = z.object({
  text: z.string(),
  cites: z.array(z.string()).max(20),
  quote: z.string(),
});
export const claimsSchema = z.object({ claims: z.array(claimSchema).max(40) });

/** Milliseconds and counts that bound every call to a provider. */
export interface ModelLimits {
  /** A whole answer, retries and repairs included. */
  totalMs: number;
  /** Longest silence, before the first token and between two. */
  idleMs: number;
  /** The one retry layer; it honours Retry-After. */
  maxRetries: number;
  maxOutputTokens: number;
}

export interface ModelPrompt {
  instructions: string;
  prompt: string;
}

/** Why a call gave nothing that can be used, in words for the log; never holds text of the prompt or the reply. */
export class ModelFault extends Error {
  readonly kind: 'provider' | 'timeout' | 'refusal' | 'format';
  readonly tokens: TokenCount;

  constructor(kind: ModelFault['kind'], tokens: TokenCount, cause?: unknown) {
    super(`model fault: ${kind}`, { cause });
    this.name = 'ModelFault';
    this.kind = kind;
    this.tokens = tokens;
  }
}

export interface StreamedReply {
  /** The reply read to its end; null when it is not JSON of the schema. */
  value: unknown;
  tokens: TokenCount;
  finishReason: string;
}

const tokensOf = (usage: { inputTokens?: number; outputTokens?: number } | undefined): TokenCount => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});

function faultKind(error: unknown): ModelFault['kind'] {
  for (let current = error, depth = 0; current && depth < 6; depth++) {
    const { name, cause, lastError } = current as { name?: string; cause?: unknown; lastError?: unknown };
    if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
    current = lastError ?? cause;
  }
  return 'provider';
}

const common = (limits: ModelLimits) => ({
  maxRetries: limits.maxRetries,
  maxOutputTokens: limits.maxOutputTokens,
  temperature: 0,
});

/** Aborts when nothing was heard for `ms`; each call of `heard` starts the wait anew. */
function silenceGuard(ms: number): { signal: AbortSignal; heard: () => void; end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('silence', 'TimeoutError')), ms);
  return { signal: controller.signal, heard: () => timer.refresh(), end: () => clearTimeout(timer) };
}

/** What a broken-off call is taken to have cost: a provider bills what it read and wrote, told or not. */
function assumedTokens(prompt: ModelPrompt, raw: string, kind: ModelFault['kind']): TokenCount {
  if (raw === '' && kind !== 'timeout') return { input: 0, output: 0 };
  return { input: countTokens(prompt.instructions) + countTokens(prompt.prompt), output: countTokens(raw) };
}

/**
 * Streams a reply of claims. `partial` gets the JSON read so far, repaired to be whole, after each piece that arrives.
 * Rejects with a ModelFault, also when the signal is aborted.
 */
export async function streamClaims(
  call: { model: LanguageModel; limits: ModelLimits; prompt: ModelPrompt },
  on: { partial: (value: unknown) => void; signal: AbortSignal },
): Promise<StreamedReply> {
  const { model, limits, prompt } = call;
  const silence = silenceGuard(limits.idleMs);
  let reply: StreamedReply = { value: null, tokens: { input: 0, output: 0 }, finishReason: 'unknown' };
  let raw = '';
  try {
    const result = streamText({
      model,
      ...prompt,
      ...common(limits),
      output: Output.object({ schema: claimsSchema }),
      abortSignal: AbortSignal.any([on.signal, silence.signal]),
      onError: () => undefined,
    });
    for await (const part of result.stream) {
      silence.heard();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new DOMException('broken off', 'AbortError');
      if (part.type === 'finish')
        reply = { value: null, tokens: tokensOf(part.totalUsage), finishReason: part.finishReason };
      if (part.type !== 'text-delta') continue;
      raw += part.text;
      on.partial((await parsePartialJson(raw)).value);
    }
  } catch (error) {
    const kind = faultKind(error);
    throw new ModelFault(kind, assumedTokens(prompt, raw, kind), error);
  } finally {
    silence.end();
  }
  if (reply.finishReason === 'content-filter') throw new ModelFault('refusal', reply.tokens);
  return { ...reply, value: jsonOf(raw) };
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** Asks once, without streaming, for a value of a schema. Rejects like {@link streamClaims}; silence is bounded by the idle deadline doubled. */
export async function askFor<T>(
  call: { model: LanguageModel; limits: ModelLimits; prompt: ModelPrompt },
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<{ value: T; tokens: TokenCount }> {
  let tokens: TokenCount = { input: 0, output: 0 };
  let raw = '';
  try {
    const result = await generateText({
      model: call.model,
      ...call.prompt,
      ...common(call.limits),
      output: Output.object({ schema }),
      timeout: { totalMs: call.limits.totalMs, stepMs: call.limits.idleMs * 2 },
      abortSignal: signal,
      onStepEnd: (step) => {
        tokens = tokensOf(step.usage);
      },
    });
    raw = result.text;
  } catch (error) {
    const text = (error as { text?: unknown }).text;
    if (typeof text === 'string') throw new ModelFault('format', tokens, error);
    const kind = faultKind(error);
    throw new ModelFault(kind, assumedTokens(call.prompt, '', kind), error);
  }
  const parsed = schema.safeParse(jsonOf(raw));
  if (!parsed.success) throw new ModelFault('format', tokens);
  return { value: parsed.data, tokens };
}
