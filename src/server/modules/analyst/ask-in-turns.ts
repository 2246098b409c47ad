import type { z } from 'zod';
import type { TokenCount } from './analyst.ts';
import { askFor, ModelFault, type ModelPrompt } from './model-client.ts';
import { MAX_REPAIRS, type ModelAnalystParts } from './model-parts.ts';

/** What a piece of work took of the provider. */
export interface Spent {
  tokens: TokenCount;
  requests: number;
}

export interface Ask {
  prompt: ModelPrompt;
  schema: z.ZodType;
  /** Keeps of a reply what stands the check. */
  take: (value: unknown) => void;
}

const add = (a: TokenCount, b: TokenCount): TokenCount => ({
  input: a.input + b.input,
  output: a.output + b.output,
});

/**
 * Asks, and asks again for as long as `next` wants more, with at most {@link MAX_REPAIRS} second tries. A reply that is
 * not of the schema uses up a try; any other fault ends it with a ModelFault that carries what was spent.
 */
export async function askInTurns(
  parts: ModelAnalystParts,
  signal: AbortSignal,
  next: () => Ask | null,
): Promise<Spent> {
  const spent: Spent = { tokens: { input: 0, output: 0 }, requests: 0 };
  for (let attempt = 0; attempt <= MAX_REPAIRS; attempt++) {
    const ask = next();
    if (!ask) break;
    spent.requests++;
    try {
      const call = { model: parts.model, limits: parts.limits, prompt: ask.prompt };
      const { value, tokens } = await askFor(call, ask.schema, signal);
      spent.tokens = add(spent.tokens, tokens);
      ask.take(value);
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      spent.tokens = add(spent.tokens, error.tokens);
      if (error.kind !== 'format') throw new ModelFault(error.kind, spent.tokens, error);
    }
  }
  return spent;
}

/** Thrown where the day's cap leaves no room for a call. */
export class CapReached extends Error {
  override readonly name = 'CapReached';
}

/** Runs work that asks a model, booked on the ledger; what a failed call spent is booked too. */
export async function booked<T extends Spent>(
  parts: ModelAnalystParts,
  account: { userId: string | null; estimate: number; onSpent: (tokens: TokenCount) => void },
  work: () => Promise<T>,
): Promise<T> {
  const booking = await parts.ledger.book(account.userId, account.estimate);
  if (!booking) throw new CapReached();
  let spent: Spent = { tokens: { input: 0, output: 0 }, requests: 1 };
  try {
    const outcome = await work();
    spent = outcome;
    return outcome;
  } catch (error) {
    if (error instanceof ModelFault) spent = { tokens: error.tokens, requests: 1 };
    throw error;
  } finally {
    account.onSpent(spent.tokens);
    await booking.settle({ ...spent.tokens, requests: spent.requests });
  }
}
