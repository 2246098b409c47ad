import { randomBytes } from 'node:crypto';
import { type PaidPlanId, PLANS } from '../../../../contract/plans.ts';
import {
  CURRENCY,
  type SandboxInvoice,
  type SandboxLine,
  type SandboxState,
  type SandboxSubscription,
} from './sandbox-state.ts';

/** Ids nobody can guess: who knows one may see its page. */
export const newId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(16).toString('hex')}`;

/** The same day `count` months on, or the last day of a shorter month. */
export function addMonths(date: Date, count: number): Date {
  const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  const day = Math.min(date.getUTCDate(), month.getUTCDate());
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCFullYear(month.getUTCFullYear(), month.getUTCMonth(), day);
  return result;
}

/** End of the period that starts at `start`; the day of the month is that of the first one. */
function periodEndAfter(subscription: SandboxSubscription, start: Date): Date {
  const first = new Date(subscription.createdAt);
  const months =
    (start.getUTCFullYear() - first.getUTCFullYear()) * 12 + start.getUTCMonth() - first.getUTCMonth();
  return addMonths(first, months + 1);
}

export const planLine = (plan: PaidPlanId): SandboxLine => ({
  text: `${PLANS[plan].displayName} (monthly)`,
  amount: PLANS[plan].price,
});

/** Adds an invoice and charges it, or leaves it open when the charge fails. */
export function addInvoice(
  state: SandboxState,
  bill: { subscriptionId: string; lines: SandboxLine[]; paid: boolean; now: Date },
): SandboxInvoice {
  const invoice: SandboxInvoice = {
    id: newId('in'),
    number: `SB-${String(state.invoices.length + 1).padStart(4, '0')}`,
    subscriptionId: bill.subscriptionId,
    lines: bill.lines,
    currency: CURRENCY,
    status: bill.paid ? 'paid' : 'open',
    createdAt: bill.now.toISOString(),
    refunded: false,
  };
  state.invoices.push(invoice);
  return invoice;
}

/** Starts the next paid period, on the scheduled plan if there is one; a failing charge makes it past due. */
function renew(state: SandboxState, subscription: SandboxSubscription): string[] {
  const start = new Date(subscription.periodEnd);
  subscription.plan = subscription.scheduledPlan ?? subscription.plan;
  subscription.scheduledPlan = null;
  subscription.periodStart = start.toISOString();
  subscription.periodEnd = periodEndAfter(subscription, start).toISOString();
  const paid = state.card?.renews === true;
  subscription.status = paid ? 'active' : 'past_due';
  addInvoice(state, {
    subscriptionId: subscription.id,
    lines: [planLine(subscription.plan)],
    paid,
    now: start,
  });
  return [paid ? 'invoice.paid' : 'invoice.payment_failed', 'customer.subscription.updated'];
}

/** Lets a subscription live through every period's end up to `now`; returns the events on the way. */
function runUntil(state: SandboxState, subscription: SandboxSubscription, now: Date): string[] {
  const events: string[] = [];
  while (new Date(subscription.periodEnd) <= now) {
    if (subscription.status !== 'active' && subscription.status !== 'past_due') break;
    if (subscription.cancelAtPeriodEnd) {
      subscription.status = 'canceled';
      subscription.endedAt = subscription.periodEnd;
      events.push('customer.subscription.deleted');
    } else if (subscription.status === 'past_due') {
      subscription.status = 'unpaid';
      events.push('customer.subscription.updated');
    } else {
      events.push(...renew(state, subscription));
    }
  }
  return events;
}

/** Brings all subscriptions of a customer up to `now`. */
export function runCycles(state: SandboxState, now: Date): string[] {
  return state.subscriptions.flatMap((subscription) => runUntil(state, subscription, now));
}

/** What an upgrade costs at once: the new plan less the old one, for the share of the period that is left. */
export function previewUpgrade(
  subscription: SandboxSubscription,
  plan: PaidPlanId,
  now: Date,
): SandboxLine[] {
  const [start, end] = [Date.parse(subscription.periodStart), Date.parse(subscription.periodEnd)];
  const left = Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
  const [from, to] = [PLANS[subscription.plan], PLANS[plan]];
  return [
    { text: `Unused time on ${from.displayName}`, amount: -Math.round(from.price * left) },
    { text: `Remaining time on ${to.displayName}`, amount: Math.round(to.price * left) },
  ];
}
