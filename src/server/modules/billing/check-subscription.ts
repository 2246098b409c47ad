import type { SubscriptionResponse } from '../../../contract/routes/billing.routes.ts';
import type { UserCtx } from '../../context.ts';
import { readUsage } from '../usage/read-usage.ts';
import { customerOfUser, secondsSinceSync, updateCustomerEmail } from './billing.store.ts';
import { readSubscription } from './read-subscription.ts';
import { syncCustomer } from './sync-customer.ts';

/** Seconds for which a synced row is taken as the truth, and for which the provider is waited for. */
const FRESH = 10;
const PATIENCE = 6;

const withinPatience = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment provider is slow.')), PATIENCE * 1000);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

/** Fetches a customer's row again, so that a lost event matters for seconds only; a failing provider changes nothing. */
async function refresh(ctx: UserCtx): Promise<void> {
  const customer = await customerOfUser(ctx.database.db, ctx.actor.userId);
  if (!customer) return;
  const { email } = ctx.actor;
  if (customer.email !== email) await updateCustomerEmail(ctx.database.db, customer.userId, email);
  const age = await secondsSinceSync(ctx.database.db, ctx.actor.userId);
  if (age !== null && age < FRESH) return;
  try {
    await withinPatience(syncCustomer(ctx, customer));
  } catch (error) {
    ctx.log.warn({ err: error }, 'subscription answered from the last sync');
  }
}

/** Plan, limits and paid period of the signed-in user, as the client shows them. */
export async function checkSubscription(ctx: UserCtx): Promise<SubscriptionResponse> {
  const { userId } = ctx.actor;
  if (ctx.actor.role !== 'admin') await refresh(ctx);
  const subscription = await readSubscription(ctx, { userId });
  const { resetsAt } = await readUsage(ctx, { userId });
  return {
    subscribed: subscription.subscribed,
    plan_name: subscription.planName,
    monthly_limits: subscription.limits,
    subscription_end: subscription.subscriptionEnd?.toISOString() ?? null,
    plan_id: subscription.planId,
    status: subscription.status,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    scheduled_plan: subscription.scheduledPlan,
    usage_resets_at: resetsAt.toISOString(),
  };
}
