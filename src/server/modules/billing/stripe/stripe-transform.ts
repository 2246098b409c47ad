import type Stripe from 'stripe';
import type { PaidPlanId } from '../../../../contract/plans.ts';
import type { ProviderInvoice, ProviderSubscription, SubscriptionStatus } from '../billing-provider.ts';
import { productOf } from './stripe-prices.ts';

/** The plan of a price id or product id; null when it is none of ours. */
export type PlanOf = (id: string) => PaidPlanId | null;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const idOf = (value: string | { id: string }): string => (typeof value === 'string' ? value : value.id);

function currentPlan(subscription: Stripe.Subscription, planOf: PlanOf): PaidPlanId | null {
  const price = subscription.items.data[0]?.price;
  return price ? (planOf(price.id) ?? planOf(productOf(price))) : null;
}

/** The plan of the phase that follows the current one, when it is another than the current. */
function scheduledPlan(subscription: Stripe.Subscription, planOf: PlanOf, now: number): PaidPlanId | null {
  const { schedule } = subscription;
  if (!schedule || typeof schedule === 'string') return null;
  if (schedule.status !== 'active' && schedule.status !== 'not_started') return null;
  const next = schedule.phases.find((phase) => phase.start_date > now);
  const price = next?.items[0]?.price;
  const plan = price ? planOf(idOf(price)) : null;
  return plan !== currentPlan(subscription, planOf) ? plan : null;
}

/** A Stripe subscription in our words. The paid period stands on the item, not on the subscription. */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  planOf: PlanOf,
  now: Date,
): ProviderSubscription {
  const item = subscription.items.data[0];
  const periodEnd = item?.current_period_end ?? null;
  const ends = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  const over = subscription.ended_at;
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionStatus,
    plan: currentPlan(subscription, planOf),
    createdAt: dateOf(subscription.created),
    currentPeriodEnd: over || ends || periodEnd ? dateOf((over ?? ends ?? periodEnd) as number) : null,
    cancelAtPeriodEnd: !over && ends !== null,
    scheduledPlan: scheduledPlan(subscription, planOf, now.getTime() / 1000),
  };
}

/** A Stripe invoice in our words; null for drafts, which the customer has not seen. */
export function invoiceOf(invoice: Stripe.Invoice): ProviderInvoice | null {
  if (!invoice.status || invoice.status === 'draft') return null;
  return {
    id: invoice.id,
    description:
      invoice.description ?? invoice.lines.data[0]?.description ?? `Invoice ${invoice.number ?? ''}`,
    amount: invoice.total,
    currency: invoice.currency,
    createdAt: dateOf(invoice.created),
    status: invoice.status as ProviderInvoice['status'],
    attempted: invoice.attempted,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}
