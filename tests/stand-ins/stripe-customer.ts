import { randomUUID } from 'node:crypto';
import { type PaidPlanId, PLANS } from '../../src/contract/plans.ts';
import type { BillingHarness } from '../conformance/billing-provider.ts';
import type { StripeStandIn } from './stripe-server.ts';

const MONTH = 30 * 24 * 3600;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

interface Price {
  id: string;
  product: string;
}

/** The parts of Stripe's subscription object that are read. */
export interface StandInSubscription extends Record<string, unknown> {
  id: string;
  customer: string;
  items: { data: [{ id: string; price: Price; current_period_end: number }] };
}

const price = (plan: PaidPlanId): Price => ({ id: `price_${plan}`, product: `prod_${plan}` });

/** What Stripe does when a customer pays a checkout. Throws when it is no longer open. */
export function payStandInCheckout({ world }: StripeStandIn, url: string): StandInSubscription {
  const session = world.sessions.get(url.split('/').at(-1) ?? '');
  if (session?.status !== 'open') throw new Error('This checkout is no longer open.');
  session.status = 'complete';
  const { plan } = session.metadata as { plan: PaidPlanId };
  const customer = session.customer as string;
  const item = { id: `si_${randomUUID()}`, price: price(plan), current_period_end: nowSeconds() + MONTH };
  const subscription: StandInSubscription = {
    id: `sub_${randomUUID().replaceAll('-', '')}`,
    object: 'subscription',
    customer,
    status: 'active',
    created: nowSeconds(),
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    schedule: null,
    items: { data: [item] },
  };
  world.subscriptions.set(subscription.id, subscription);
  const invoiceId = `in_${randomUUID()}`;
  world.invoices.set(invoiceId, {
    id: invoiceId,
    object: 'invoice',
    customer,
    created: nowSeconds(),
    status: 'paid',
    attempted: true,
    total: PLANS[plan].price,
    currency: 'usd',
    description: null,
    number: 'A-0001',
    lines: { data: [{ description: `1 × ${PLANS[plan].productName}` }] },
    invoice_pdf: `https://pay.stripe.com/invoice/${invoiceId}/pdf`,
  });
  return subscription;
}

function subscriptionOfPortal({ world }: StripeStandIn, url: string): StandInSubscription {
  const portal = world.portals.find((one) => one.url === url);
  const subscriptions = [...world.subscriptions.values()] as StandInSubscription[];
  const running = subscriptions.find((one) => one.customer === portal?.customer && one.status === 'active');
  if (!portal || !running) throw new Error('This portal has no running subscription.');
  return running;
}

/** A change in the portal, by the rules of the configuration: more is charged at once, less waits for the period's end. */
function changePlan(server: StripeStandIn, url: string, plan: PaidPlanId): void {
  const subscription = subscriptionOfPortal(server, url);
  const item = subscription.items.data[0];
  const amount = (id: string) => Number(server.world.prices.get(id)?.unit_amount);
  if (amount(price(plan).id) > amount(item.price.id)) {
    item.price = price(plan);
    return;
  }
  const start = nowSeconds() - 60;
  subscription.schedule = {
    id: `sub_sched_${randomUUID()}`,
    status: 'active',
    phases: [
      { start_date: start, end_date: item.current_period_end, items: [{ price: item.price.id }] },
      { start_date: item.current_period_end, end_date: null, items: [{ price: price(plan).id }] },
    ],
  };
}

export function standInDriver(
  server: StripeStandIn,
): Pick<BillingHarness, 'payCheckout' | 'changePlan' | 'cancelAtPeriodEnd' | 'resume'> {
  return {
    payCheckout: async (url) => {
      payStandInCheckout(server, url);
    },
    changePlan: async (url, plan) => changePlan(server, url, plan),
    cancelAtPeriodEnd: async (url) => {
      subscriptionOfPortal(server, url).cancel_at_period_end = true;
    },
    resume: async (url) => {
      subscriptionOfPortal(server, url).cancel_at_period_end = false;
    },
  };
}
