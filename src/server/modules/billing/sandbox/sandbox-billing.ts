import { AppError } from '../../../../contract/errors.ts';
import type { BillingProvider, ProviderInvoice, ProviderSubscription } from '../billing-provider.ts';
import { verifySignedEvent } from '../webhook-signature.ts';
import { endNow, forgetCustomer, openCheckout } from './sandbox-actions.ts';
import { newId } from './sandbox-cycle.ts';
import { invoiceTotal, type SandboxInvoice, type SandboxSubscription } from './sandbox-state.ts';
import { act, customerIdOf, findOwner, type SandboxDeps } from './sandbox-store.ts';
import { deliverEvents, sandboxSecret } from './sandbox-webhooks.ts';

const PORTALS_KEPT = 20;

const subscriptionOf = (subscription: SandboxSubscription): ProviderSubscription => ({
  id: subscription.id,
  status: subscription.status,
  plan: subscription.plan,
  createdAt: new Date(subscription.createdAt),
  currentPeriodEnd: new Date(subscription.endedAt ?? subscription.periodEnd),
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd && subscription.endedAt === null,
  scheduledPlan: subscription.scheduledPlan,
});

function invoiceOf(publicUrl: string): (invoice: SandboxInvoice) => ProviderInvoice {
  return (invoice) => ({
    id: invoice.id,
    description: `${invoice.lines.at(-1)?.text ?? invoice.number}${invoice.refunded ? ', refunded' : ''}`,
    amount: invoiceTotal(invoice),
    currency: invoice.currency,
    createdAt: new Date(invoice.createdAt),
    status: invoice.status,
    attempted: true,
    pdfUrl: `${publicUrl}/sandbox/invoices/${invoice.id}.pdf`,
  });
}

/**
 * A payment provider for development: its pages stand on our own origin, its events come over HTTP to the same
 * endpoint and with the same signatures as Stripe's. It takes test cards only.
 */
export function createSandboxBilling(deps: SandboxDeps): BillingProvider {
  const { publicUrl } = deps.config;
  const unchanged = () => [];
  return {
    name: 'sandbox',
    paymentHost: new URL(publicUrl).host,
    createCustomer: (user) => customerIdOf(deps, user),
    createCheckout: async ({ customerId, plan, successUrl, cancelUrl }) => {
      const { state } = await act(deps, customerId, openCheckout({ plan, successUrl, cancelUrl }));
      const checkout = state.checkouts.find((one) => one.status === 'open');
      if (!checkout) throw new AppError('checkout_failed');
      return { id: checkout.id, url: `${publicUrl}/sandbox/checkout/${checkout.id}` };
    },
    createPortal: async ({ customerId, returnUrl, change }) => {
      const portal = { id: newId('bps'), returnUrl, change };
      await act(deps, customerId, (state) => {
        state.portals = [...state.portals.slice(1 - PORTALS_KEPT), portal];
        return [];
      });
      const page = `${publicUrl}/sandbox/portal/${portal.id}`;
      return { url: change ? `${page}/change?plan=${change.plan}` : page };
    },
    subscriptions: async (customerId) => {
      const { state } = await act(deps, customerId, unchanged);
      return state.subscriptions.map(subscriptionOf);
    },
    cancelNow: async (subscriptionId) => {
      const owner = await findOwner(deps, 'subscriptions', subscriptionId);
      if (owner) await act(deps, owner.id, endNow(subscriptionId));
    },
    invoices: async (customerId) => {
      const { state } = await act(deps, customerId, unchanged);
      return state.invoices.map(invoiceOf(publicUrl)).reverse();
    },
    deleteCustomer: async (customerId) => {
      await act(deps, customerId, forgetCustomer);
      await deliverEvents(deps, customerId);
    },
    verifyWebhook: (rawBody, signature, now) =>
      verifySignedEvent(rawBody, signature, { secrets: [sandboxSecret(deps)], now }),
    // The sandbox charges from the plans themselves.
    verifyPrices: async () => undefined,
  };
}
