import {
  billingHistoryRoute,
  checkSubscriptionRoute,
  createCheckoutRoute,
  customerPortalRoute,
  stripeWebhookRoute,
} from '../../../contract/routes/billing.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import { checkSubscription } from './check-subscription.ts';
import { createCheckout } from './create-checkout.ts';
import { handleWebhook } from './handle-webhook.ts';
import { openPortal } from './open-portal.ts';
import { readBillingHistory } from './read-billing-history.ts';
import { sandboxPages } from './sandbox/sandbox-pages.ts';

export function billingRoutes(api: Api): void {
  mount(api, checkSubscriptionRoute, (ctx) => checkSubscription(ctx));
  mount(api, createCheckoutRoute, (ctx, { body }) => createCheckout(ctx, body));
  mount(api, customerPortalRoute, (ctx) => openPortal(ctx));
  mount(api, billingHistoryRoute, (ctx) => readBillingHistory(ctx));
  // The signature covers the bytes as sent: the body is read raw, never parsed and serialised again.
  mount(api, stripeWebhookRoute, async (ctx, { http }) =>
    handleWebhook(ctx, {
      rawBody: await http.req.text(),
      signature: http.req.header('stripe-signature') ?? null,
    }),
  );
  if (api.deps.billing.name === 'sandbox') sandboxPages(api);
}
