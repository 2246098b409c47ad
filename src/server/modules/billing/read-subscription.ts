import {
  type MonthlyLimits,
  normaliseLimits,
  type PaidPlanId,
  PLANS,
  type PlanId,
} from '../../../contract/plans.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { readSubscriber, type SubscriberRow } from './billing.store.ts';
import type { SubscriptionStatus } from './billing-provider.ts';

export interface Subscription {
  planId: PlanId;
  planName: string;
  limits: MonthlyLimits;
  subscribed: boolean;
  /** End of the paid period: the next renewal, or the last day when `cancelAtPeriodEnd`. */
  subscriptionEnd: Date | null;
  /** The provider's status, null for people who never subscribed. */
  status: SubscriptionStatus | null;
  cancelAtPeriodEnd: boolean;
  /** Plan after the period's end, when a downgrade is scheduled. */
  scheduledPlan: PaidPlanId | null;
}

const onPlan = (planId: PlanId): Subscription => ({
  planId,
  planName: PLANS[planId].displayName,
  limits: { ...PLANS[planId].limits },
  subscribed: planId === 'admin',
  subscriptionEnd: null,
  status: null,
  cancelAtPeriodEnd: false,
  scheduledPlan: null,
});

/** Reads a stored row: limits that are missing or malformed fall back to the free tier. */
export function subscriptionOf(row: SubscriberRow | null): Subscription {
  if (!row) return onPlan('free');
  const common = { status: row.status, cancelAtPeriodEnd: row.cancelAtPeriodEnd };
  if (!row.subscribed) return { ...onPlan('free'), ...common, subscriptionEnd: null };
  return {
    ...common,
    planId: row.planId,
    planName: row.planName,
    limits: normaliseLimits(row.monthlyLimits),
    subscribed: true,
    subscriptionEnd: row.currentPeriodEnd,
    scheduledPlan: row.scheduledPlan,
  };
}

/** Plan and limits of a user as last synced with the provider. The acting admin has the admin plan. */
export async function readSubscription(ctx: Ctx, input: { userId: string; tx?: Db }): Promise<Subscription> {
  const { actor } = ctx;
  if (actor.kind === 'user' && actor.role === 'admin' && actor.userId === input.userId)
    return onPlan('admin');
  return subscriptionOf(await readSubscriber(input.tx ?? ctx.database.db, input.userId));
}
