import { RATE_LIMITS } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { blockedError, isExempt, type RateInput, rateKey } from './rate-key.ts';
import { type RateState, readAttempts } from './rates.store.ts';

/** State of a limiter without counting an attempt: seconds of block left, attempts left in the window. */
export async function peekAttempts(ctx: Ctx, input: RateInput): Promise<RateState> {
  const limit = RATE_LIMITS[input.limiter];
  if (isExempt(ctx)) return { blockedFor: 0, remaining: limit.max };
  return readAttempts(ctx.database.db, rateKey(ctx, input), limit);
}

/** Throws what `takeAttempt` would throw during a block, without counting an attempt. */
export async function refuseBlocked(ctx: Ctx, input: RateInput): Promise<void> {
  const { blockedFor } = await peekAttempts(ctx, input);
  if (blockedFor > 0) throw blockedError(input.limiter, blockedFor);
}
