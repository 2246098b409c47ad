import type { Ctx } from '../../context.ts';
import { type RateInput, rateKey } from './rate-key.ts';
import { refundAttempt } from './rates.store.ts';

/** Takes one counted attempt back: it turned out fine, or was refused for a reason that is not the client's. */
export async function returnAttempt(ctx: Ctx, input: RateInput): Promise<void> {
  await refundAttempt(ctx.database.db, rateKey(ctx, input));
}
