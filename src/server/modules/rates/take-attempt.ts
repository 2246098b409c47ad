import { RATE_LIMITS } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { blockedError, isExempt, type RateInput, rateKey } from './rate-key.ts';
import { countAttempt } from './rates.store.ts';

/**
 * Counts one attempt against a limiter of `RATE_LIMITS`, shared by all processes through the database.
 * Counted is the signed-in user, else the client's address, unless `key` names someone. Admins are exempt.
 * Throws `rate_limited` (`login_blocked` for the login limiter) with `retryAfter` in seconds.
 */
export async function takeAttempt(ctx: Ctx, input: RateInput): Promise<void> {
  if (isExempt(ctx)) return;
  const state = await countAttempt(ctx.database.db, rateKey(ctx, input), RATE_LIMITS[input.limiter]);
  if (state.blockedFor > 0) throw blockedError(input.limiter, state.blockedFor);
}
