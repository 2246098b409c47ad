import { PAID_PLANS, type PaidPlanId, PLANS, type PlanId } from '../../../contract/plans.ts';
import type { SubscriptionStatus } from '../../lib/usage/subscription.ts';

/** A subscription as its card shows it. */
export interface SubscriptionView {
  title: string;
  badge: 'Active' | 'Free';
  text: string;
  planId: PlanId;
  pastDue: boolean;
  /** One sentence about what happens at the end of the period, or null. */
  notice: string | null;
}

const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

export const isPaidPlan = (value: unknown): value is PaidPlanId => PAID_PLANS.some((plan) => plan === value);

function planOf({ subscribed, planName, details }: SubscriptionStatus): PlanId {
  if (!subscribed) return 'free';
  if (isPaidPlan(details.plan_id)) return details.plan_id;
  const named = Object.values(PLANS).find((plan) => plan.displayName === planName || plan.name === planName);
  return named?.id ?? 'free';
}

function textOf({ subscribed, expirationDate }: SubscriptionStatus): string {
  if (!subscribed) return 'Limited features available';
  return expirationDate ? `Active until ${dayOf(expirationDate)}` : 'Active subscription';
}

function noticeOf({ subscribed, expirationDate, details }: SubscriptionStatus): string | null {
  if (!subscribed) {
    const stopped = details.status === 'unpaid' || details.status === 'paused';
    return stopped ? 'Your plan is paused until the open invoice is paid. Your data is kept.' : null;
  }
  const day = expirationDate ? dayOf(expirationDate) : 'the end of the period';
  if (details.cancel_at_period_end === true) {
    return `Your plan is cancelled and ends on ${day}. Until then you can resume it in the billing portal.`;
  }
  if (isPaidPlan(details.scheduled_plan)) {
    const { displayName } = PLANS[details.scheduled_plan];
    return `Your plan changes to the ${displayName} on ${day}. You can undo this in the billing portal.`;
  }
  return null;
}

/** What the Subscription tab says of a status, in the words of SPEC §2. */
export function viewOf(status: SubscriptionStatus): SubscriptionView {
  return {
    title: status.subscribed ? status.planName : 'Free Plan',
    badge: status.subscribed ? 'Active' : 'Free',
    text: textOf(status),
    planId: planOf(status),
    pastDue: status.details.status === 'past_due',
    notice: noticeOf(status),
  };
}
