import { setTimeout as sleep } from 'node:timers/promises';
import { PLANS } from '../../../contract/plans.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import {
  type BillingCustomer,
  bumpVersion,
  readSubscriber,
  type SubscriberRow,
  type SubscriberState,
  userOfCustomer,
  writeSubscriber,
} from './billing.store.ts';
import { noticesOf, sendNotices } from './billing-notices.ts';
import type { ProviderInvoice, ProviderSubscription } from './billing-provider.ts';
import { chooseSubscription, givesAccess } from './choose-subscription.ts';

const MAX_TRIES = 10;

interface Truth {
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

/** What a row says about a subscription, or about having none. */
export function subscriberState(userId: string, current: ProviderSubscription | null): SubscriberState {
  const subscribed = current !== null && givesAccess(current.status);
  const planId = subscribed && current.plan ? current.plan : 'free';
  return {
    userId,
    planId,
    planName: PLANS[planId].displayName,
    monthlyLimits: { ...PLANS[planId].limits },
    subscribed,
    status: current?.status ?? null,
    subscriptionId: current?.id ?? null,
    currentPeriodEnd: current?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: current?.cancelAtPeriodEnd ?? false,
    scheduledPlan: current?.scheduledPlan ?? null,
  };
}

const compared = (row: SubscriberRow | SubscriberState | null): string =>
  JSON.stringify(
    row && [
      row.planId,
      row.subscribed,
      row.status,
      row.subscriptionId,
      row.currentPeriodEnd,
      row.cancelAtPeriodEnd,
      row.scheduledPlan,
    ],
  );

async function fetchTruth(ctx: Ctx, customerId: string): Promise<Truth> {
  const [subscriptions, invoices] = await Promise.all([
    ctx.billing.subscriptions(customerId),
    ctx.billing.invoices(customerId),
  ]);
  return { subscriptions, invoices };
}

/** Writes the truth over the version that was read before it was fetched; false when someone wrote in between. */
async function writeTruth(ctx: Ctx, customer: BillingCustomer, truth: Truth): Promise<boolean> {
  return inTransaction(ctx.database.db, async (tx) => {
    if (!(await bumpVersion(tx, customer))) return false;
    const previous = await readSubscriber(tx, customer.userId);
    const { current } = chooseSubscription(truth.subscriptions, previous);
    const next = subscriberState(customer.userId, current);
    await writeSubscriber(tx, next);
    const notices = noticesOf({ customer, previous, next, invoices: truth.invoices, now: ctx.clock.now() });
    await sendNotices(ctx, { customer, notices, tx });
    if (compared(previous) !== compared(next)) {
      await ctx.events.publish(`user:${customer.userId}`, { type: 'subscription.changed' }, tx);
      await ctx.events.publish(`user:${customer.userId}`, { type: 'usage.changed' }, tx);
    }
    return true;
  });
}

/**
 * Makes our row say what the provider says now. Any number may run at once, for any reason, in any order: each write
 * stands on a truth that was fetched after the write before it. False when the customer is not ours.
 */
export async function syncCustomer(ctx: Ctx, input: { customerId: string }): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const customer = await userOfCustomer(ctx.database.db, input.customerId);
    if (!customer) return false;
    const truth = await fetchTruth(ctx, input.customerId);
    const { duplicates } = chooseSubscription(truth.subscriptions, null);
    for (const duplicate of duplicates) await ctx.billing.cancelNow(duplicate.id);
    if (duplicates.length > 0) continue;
    if (await writeTruth(ctx, customer, truth)) return true;
    await sleep(20 * 2 ** Math.min(attempt, 5) * Math.random());
  }
  throw new Error(`The subscription of ${input.customerId} kept changing while it was read.`);
}
