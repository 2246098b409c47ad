import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { claimEvent, finishEvent, giveEventBack } from './events.store.ts';
import { syncCustomer } from './sync-customer.ts';

/** Event types that say something about a subscription or its payment. */
const relevant =
  /^(?:checkout\.session|customer\.subscription|subscription_schedule|invoice|charge\.refunded)\b/;

/**
 * Takes a signed event as a hint to look at its customer again; its content is never believed. Deliveries of the
 * same event have one effect. Throws `webhook_invalid`, `conflict` while another delivery is at work, and whatever
 * failed: the provider then delivers again.
 */
export async function handleWebhook(
  ctx: Ctx,
  input: { rawBody: string; signature: string | null },
): Promise<{ received: true }> {
  const event = await ctx.billing.verifyWebhook(input.rawBody, input.signature, ctx.clock.now());
  if (!relevant.test(event.type) || !event.customerId) return { received: true };
  const claim = await claimEvent(ctx.database.db, event);
  if (claim === 'in_flight') throw new AppError('conflict', { retryAfter: 2 });
  if (claim === 'processed') return { received: true };
  try {
    const known = await syncCustomer(ctx, { customerId: event.customerId });
    if (!known) ctx.log.info({ event_type: event.type }, 'billing event of a customer that is not ours');
    await finishEvent(ctx.database.db, event.id);
    return { received: true };
  } catch (error) {
    await giveEventBack(ctx.database.db, event.id);
    throw error;
  }
}
