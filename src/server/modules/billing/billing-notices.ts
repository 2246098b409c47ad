import { formatMoney } from '../../../contract/money.ts';
import { PLANS } from '../../../contract/plans.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  type BillingCustomer,
  recordNotice,
  type SubscriberRow,
  type SubscriberState,
} from './billing.store.ts';
import type { ProviderInvoice } from './billing-provider.ts';

/** Milliseconds: anything older was mailed long ago, or is not worth a mail. */
const MAILED_WITHIN = 40 * 24 * 3600 * 1000;

/** A mail that is due; `key` makes it once. */
export interface Notice {
  key: string;
  template: 'payment-receipt' | 'payment-failed' | 'subscription-cancelled';
  data: Record<string, string>;
}

interface Change {
  customer: BillingCustomer;
  previous: SubscriberRow | null;
  next: SubscriberState;
  invoices: ProviderInvoice[];
  now: Date;
}

const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

function invoiceNotice(invoice: ProviderInvoice): Notice[] {
  const data = {
    amount: formatMoney(invoice.amount, invoice.currency),
    description: invoice.description,
    date: dayOf(invoice.createdAt),
    pdf: invoice.pdfUrl ?? '',
  };
  if (invoice.status === 'paid' && invoice.amount > 0) {
    return [{ key: `receipt:${invoice.id}`, template: 'payment-receipt', data }];
  }
  if (invoice.status === 'open' && invoice.attempted) {
    return [{ key: `failed:${invoice.id}`, template: 'payment-failed', data }];
  }
  return [];
}

/** Mailed when a cancellation is booked, or when the subscription ended without one. */
function cancellationNotice({ previous, next }: Change): Notice[] {
  const { subscriptionId: id } = next;
  if (!id) return [];
  const plan = PLANS[previous?.subscribed ? previous.planId : next.planId].displayName;
  if (next.subscribed && next.cancelAtPeriodEnd && next.currentPeriodEnd) {
    const until = dayOf(next.currentPeriodEnd);
    return [{ key: `cancel:${id}:${until}`, template: 'subscription-cancelled', data: { plan, until } }];
  }
  const endedNow = next.status === 'canceled' && previous?.subscribed === true;
  if (endedNow && previous.subscriptionId === id && !previous.cancelAtPeriodEnd) {
    return [{ key: `ended:${id}`, template: 'subscription-cancelled', data: { plan, until: '' } }];
  }
  return [];
}

/** The mails that a change of state calls for. */
export function noticesOf(change: Change): Notice[] {
  const recent = change.invoices.filter((i) => change.now.getTime() - i.createdAt.getTime() < MAILED_WITHIN);
  return [...recent.flatMap(invoiceNotice), ...cancellationNotice(change)];
}

/** Queues each notice once, for ever, in the transaction that writes the state. */
export async function sendNotices(
  ctx: Ctx,
  input: { customer: BillingCustomer; notices: Notice[]; tx: Db },
): Promise<void> {
  const { customer, tx } = input;
  for (const { key, template, data } of input.notices) {
    if (!(await recordNotice(tx, { key, userId: customer.userId }))) continue;
    await ctx.jobs.enqueue('send-mail', { to: customer.email, template, data }, { tx });
  }
}
