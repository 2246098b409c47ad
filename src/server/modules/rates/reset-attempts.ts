import type { Ctx } from '../../context.ts';
import { type RateInput, rateKey } from './rate-key.ts';
import { deleteAttempts } from './rates.store.ts';

/** Forgets the attempts and the block of one limiter, such as after a successful sign-in. */
export async function resetAttempts(ctx: Ctx, input: RateInput): Promise<void> {
  await deleteAttempts(ctx.database.db, rateKey(ctx, input));
}
