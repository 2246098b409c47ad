import { generateText, type LanguageModel, Output, parsePartialJson, streamText } from 'ai';
import { z } from 'zod';
import type { TokenCount } from './analyst.ts';

export const claimSchema = z.object({
  text: z.string(),
  cites: z.array(z.string()).max(20),
  quote: z.string(),
});
export const claimsSchema = z.object({ claims: z.array(claimSchema).max(40) });

/** Milliseconds and counts that bound every call to a provider. */
export interface ModelLimits {
  /** From the first byte sent to the last one read, retries included. */
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

/**
 * Streams a reply of claims. `onPartial` gets the JSON read so far, repaired to be whole, after each piece that arrives.
 * Rejects with a ModelFault, or with the signal's reason when the caller aborted.
 */
export async function streamClaims(
  call: { model: LanguageModel; limits: ModelLimits; prompt: ModelPrompt },
  on: { partial: (value: unknown) => void; signal: AbortSignal },
): Promise<StreamedReply> {
  const { model, limits, prompt } = call;
  const result = streamText({
    model,
    ...prompt,
    ...common(limits),
    output: Output.object({ schema: claimsSchema }),
    timeout: { totalMs: limits.totalMs, firstChunkMs: limits.idleMs, chunkMs: limits.idleMs },
    abortSignal: on.signal,
    onError: () => undefined,
  });
  let tokens: TokenCount = { input: 0, output: 0 };
  let finishReason = 'unknown';
  let raw = '';
  try {
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new DOMException('no answer in time', 'TimeoutError');
      if (part.type === 'finish') {
        tokens = tokensOf(part.totalUsage);
        finishReason = part.finishReason;
      }
      if (part.type !== 'text-delta') continue;
      raw += part.text;
      on.partial((await parsePartialJson(raw)).value);
    }
  } catch (error) {
    on.signal.throwIfAborted();
    throw new ModelFault(faultKind(error), tokens, error);
  }
  on.signal.throwIfAborted();
  if (finishReason === 'content-filter') throw new ModelFault('refusal', tokens);
  return { value: jsonOf(raw), tokens, finishReason };
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** Asks once, without streaming, for a value of a schema. Rejects like {@link streamClaims}. */
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
    signal.throwIfAborted();
    const text = (error as { text?: unknown }).text;
    if (typeof text === 'string') throw new ModelFault('format', tokens, error);
    throw new ModelFault(faultKind(error), tokens, error);
  }
  const parsed = schema.safeParse(jsonOf(raw));
  if (!parsed.success) throw new ModelFault('format', tokens);
  return { value: parsed.data, tokens };
}
