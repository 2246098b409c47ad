import Stripe from 'stripe';
import { PAID_PLANS, type PaidPlanId } from '../../../../contract/plans.ts';
import type { BaseDeps } from '../../../context.ts';
import type { BillingProvider, CheckoutInput, PortalInput } from '../billing-provider.ts';
import { verifySignedEvent } from '../webhook-signature.ts';
import { portalConfiguration } from './stripe-portal.ts';
import { type Prices, priceDifference, stripePrices } from './stripe-prices.ts';
import { invoiceOf, subscriptionOf } from './stripe-transform.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecrets: string[];
  prices: Record<PaidPlanId, string | null>;
  /** Another server that speaks Stripe's API; null for Stripe itself. */
  apiBase: string | null;
  paymentHost: string;
}

/** Milliseconds; the client's own deadline for a subscription check is ten seconds. */
const TIMEOUT = 8_000;
const RETRIES = 1;
const PAGE = 100;
const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

function openStripe(settings: StripeSettings): Stripe {
  const common = { timeout: TIMEOUT, maxNetworkRetries: RETRIES, telemetry: false } as const;
  if (!settings.apiBase) return new Stripe(settings.secretKey, common);
  const { protocol, hostname, port } = new URL(settings.apiBase);
  const server = { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port } as const;
  return new Stripe(settings.secretKey, { ...common, ...server });
}

/** A plan's open checkout is given again; those for other plans are closed. */
async function reuseCheckout(stripe: Stripe, input: CheckoutInput): Promise<Stripe.Checkout.Session | null> {
  let reusable: Stripe.Checkout.Session | null = null;
  const open = stripe.checkout.sessions.list({ customer: input.customerId, status: 'open', limit: PAGE });
  for await (const session of open) {
    if (!reusable && session.metadata?.plan === input.plan && session.url) reusable = session;
    else await stripe.checkout.sessions.expire(session.id);
  }
  return reusable;
}

async function createCheckout(
  stripe: Stripe,
  prices: Prices,
  input: CheckoutInput,
): Promise<{ id: string; url: string }> {
  const price = await prices.of(input.plan);
  const session =
    (await reuseCheckout(stripe, input)) ??
    (await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: input.customerId,
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: input.successUrl,
        cancel_url: input.cancelUrl,
        metadata: { plan: input.plan },
        subscription_data: { metadata: { plan: input.plan } },
      },
      { idempotencyKey: `checkout:${input.idempotencyKey}` },
    ));
  if (!session.url) throw new Error('Stripe answered a checkout session without an address.');
  return { id: session.id, url: session.url };
}

async function changeFlow(
  stripe: Stripe,
  prices: Prices,
  input: PortalInput,
): Promise<Pick<Stripe.BillingPortal.SessionCreateParams, 'flow_data'>> {
  if (!input.change) return {};
  const { subscriptionId, plan } = input.change;
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscriptionId} has no item.`);
  const price = await prices.of(plan);
  return {
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscriptionId,
        items: [{ id: item.id, price: price.id, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: input.returnUrl } },
    },
  };
}

async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const params = { customer, status: 'all', limit: PAGE, expand: ['data.schedule'] } as const;
  return stripe.subscriptions
    .list({ ...params, expand: [...params.expand] })
    .autoPagingToArray({ limit: 500 });
}

async function forget(stripe: Stripe, customer: string): Promise<void> {
  for (const subscription of await subscriptionsOf(stripe, customer)) {
    if (!ENDED.has(subscription.status)) await stripe.subscriptions.cancel(subscription.id);
  }
  await stripe.customers.del(customer);
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError;

async function comparePrices(prices: Prices): Promise<void> {
  const found = await Promise.all(
    PAID_PLANS.map(async (plan) => priceDifference(plan, await prices.of(plan))),
  );
  const differences = found.filter((difference) => difference !== null);
  if (differences.length > 0) throw new Error(`Stripe's prices differ: ${differences.join('; ')}`);
}

/** Subscriptions through Stripe: hosted checkout, customer portal, invoices, signed webhooks. */
export function createStripeBilling(
  settings: StripeSettings,
  { clock, log }: Pick<BaseDeps, 'clock' | 'log'>,
): BillingProvider {
  const stripe = openStripe(settings);
  const prices = stripePrices(stripe, settings.prices);
  const configuration = portalConfiguration(stripe, prices);
  return {
    name: 'stripe',
    paymentHost: settings.paymentHost,
    createCustomer: async ({ userId, email }) => {
      const params = { email, metadata: { user_id: userId } };
      const customer = await stripe.customers.create(params, { idempotencyKey: `customer:${userId}` });
      return customer.id;
    },
    createCheckout: (input) => createCheckout(stripe, prices, input),
    createPortal: async (input) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: input.customerId,
        return_url: input.returnUrl,
        configuration: await configuration(),
        ...(await changeFlow(stripe, prices, input)),
      });
      return { url };
    },
    subscriptions: async (customerId) => {
      const plans = await prices.all();
      const planOf = (id: string) => plans.get(id) ?? null;
      const all = await subscriptionsOf(stripe, customerId);
      return all.map((subscription) => subscriptionOf(subscription, planOf, clock.now()));
    },
    cancelNow: async (subscriptionId) => {
      await stripe.subscriptions.cancel(subscriptionId, { prorate: true, invoice_now: true });
    },
    invoices: async (customer) => {
      const { data } = await stripe.invoices.list({ customer, limit: PAGE });
      return data.flatMap((invoice) => invoiceOf(invoice) ?? []);
    },
    deleteCustomer: (customerId) => forget(stripe, customerId),
    verifyWebhook: (rawBody, signature, now) =>
      verifySignedEvent(rawBody, signature, { secrets: settings.webhookSecrets, now }),
    verifyPrices: async () => {
      try {
        await comparePrices(prices);
      } catch (error) {
        // We must be able to start while Stripe is away; a wrong price or key is another matter.
        if (!isUnreachable(error)) throw error;
        log.warn({ err: error }, 'prices not compared: the payment provider cannot be reached');
      }
    },
  };
}
