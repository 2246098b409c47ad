import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../contract/errors.ts';
import { type PaidPlanId, PLANS } from '../../../contract/plans.ts';
import type { UserCtx } from '../../context.ts';
import { lockCheckout, readSubscriber, unlockCheckout } from './billing.store.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { syncCustomer } from './sync-customer.ts';

/** Seconds. */
const LOCK = 15;
const WAIT = 10;

/** One request of a customer at a time, whatever process it reached: two tabs must not open two checkouts. */
async function oneAtATime<T>(ctx: UserCtx, run: () => Promise<T>): Promise<T> {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const deadline = performance.now() + WAIT * 1000;
  while (!(await lockCheckout(db, userId, LOCK))) {
    if (performance.now() > deadline) throw new AppError('conflict', { retryAfter: 5 });
    await sleep(100);
  }
  try {
    return await run();
  } finally {
    await unlockCheckout(db, userId);
  }
}

async function openPage(ctx: UserCtx, plan: PaidPlanId, customerId: string): Promise<{ url: string }> {
  const { publicUrl } = ctx.config;
  const returnUrl = `${publicUrl}/dashboard/profile?tab=subscription`;
  await syncCustomer(ctx, { customerId });
  const row = await readSubscriber(ctx.database.db, ctx.actor.userId);
  if (row?.subscribed && row.subscriptionId) {
    if (row.planId === plan) throw new AppError('already_subscribed');
    const change = { subscriptionId: row.subscriptionId, plan };
    return ctx.billing.createPortal({ customerId, returnUrl, change });
  }
  // An unpaid subscription is fixed in the portal: a second one would be charged as well.
  if (row?.status === 'unpaid' || row?.status === 'paused') {
    return ctx.billing.createPortal({ customerId, returnUrl, change: null });
  }
  const { url } = await ctx.billing.createCheckout({
    customerId,
    plan,
    successUrl: `${publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/payment/cancelled`,
    idempotencyKey: ctx.requestId,
  });
  return { url };
}

/**
 * The provider's page for buying a plan; for a subscriber the page that previews the amount of changing to it, and
 * where a payment is missing the portal.
 * Throws `already_subscribed` for the plan that is running, `checkout_failed` when the provider does not answer.
 */
export async function createCheckout(ctx: UserCtx, input: { plan: PaidPlanId }): Promise<{ url: string }> {
  if (ctx.actor.role === 'admin') {
    throw new AppError('forbidden', {
      message: `${PLANS.admin.displayName} with unlimited access to all features.`,
    });
  }
  try {
    const { customerId } = await ensureCustomer(ctx);
    return await oneAtATime(ctx, () => openPage(ctx, input.plan, customerId));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('checkout_failed', { cause: error });
  }
}
