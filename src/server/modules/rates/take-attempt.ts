import { RATE_LIMITS } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { createTurns } from './in-turn.ts';
import { blockedError, isExempt, type RateInput, rateKey } from './rate-key.ts';
import { countAttempt } from './rates.store.ts';

// Attempts at one counter wait for its row in any case. Waiting here they hold no connection meanwhile, so that a
// burst at one account neither starves the others nor is answered with 503 for want of a connection.
const inTurn = createTurns();

/**
 * Counts one attempt against a limiter of `RATE_LIMITS`, shared by all processes through the database.
 * Counted is the signed-in user, else the client's address, unless `key` names someone. Admins are exempt.
 * Throws `rate_limited` (`login_blocked` for the login limiter) with `retryAfter` in seconds.
 */
export async function takeAttempt(ctx: Ctx, input: RateInput): Promise<void> {
  if (isExempt(ctx)) return;
  const key = rateKey(ctx, input);
  const count = () => countAttempt(ctx.database.db, key, RATE_LIMITS[input.limiter]);
  const state = await inTurn(`${key.limiter} ${key.scope} ${key.subject}`, count);
  if (state.blockedFor > 0) throw blockedError(input.limiter, state.blockedFor);
}
