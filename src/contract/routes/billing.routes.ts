import { z } from 'zod';
import { LIMIT_TYPES, PAID_PLANS } from '../plans.ts';
import { defineRoute } from './route.ts';

const limit = z.number().int().min(-1);
const moment = z.iso.datetime().nullable();

export const subscriptionSchema = z.object({
  subscribed: z.boolean(),
  plan_name: z.string(),
  monthly_limits: z.record(z.enum(LIMIT_TYPES), limit),
  /** End of the paid period. */
  subscription_end: moment,
  plan_id: z.enum(['free', 'jv', 'varsity', 'admin']),
  /** The payment provider's status; null for people who never subscribed. */
  status: z
    .enum([
      'trialing',
      'active',
      'past_due',
      'unpaid',
      'canceled',
      'paused',
      'incomplete',
      'incomplete_expired',
    ])
    .nullable(),
  cancel_at_period_end: z.boolean(),
  /** Plan that starts at the period's end. */
  scheduled_plan: z.enum(PAID_PLANS).nullable(),
  /** First moment of the next usage month. */
  usage_resets_at: z.iso.datetime(),
});
export type SubscriptionResponse = z.infer<typeof subscriptionSchema>;

export const checkSubscriptionRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/enhanced-subscription-check',
  access: 'user',
  summary: 'Plan, limits and paid period of the signed-in user',
  response: subscriptionSchema,
  errors: [],
  rateLimit: 'action',
});

export const createCheckoutRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/create-checkout',
  access: 'user',
  summary: 'Page of the payment provider on which a plan is bought, or changed with the amount previewed',
  body: z.strictObject({ plan: z.enum(PAID_PLANS) }),
  response: z.object({ url: z.string() }),
  errors: [
    'already_subscribed',
    'checkout_failed',
    'forbidden',
    'idempotency_in_flight',
    'idempotency_mismatch',
  ],
  rateLimit: 'default',
  idempotent: true,
});

export const customerPortalRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/customer-portal',
  access: 'user',
  summary: 'Page of the payment provider on which a subscription and its cards are managed',
  response: z.object({ url: z.string() }),
  errors: ['portal_failed', 'forbidden'],
  rateLimit: 'default',
});

export const invoiceSchema = z.object({
  id: z.string(),
  description: z.string(),
  /** Minor units of `currency`. */
  amount: z.number().int(),
  currency: z.string(),
  created_at: z.iso.datetime(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  invoice_pdf: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const billingHistoryRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/get-billing-history',
  access: 'user',
  summary: 'Invoices of the signed-in user, newest first',
  response: z.object({ invoices: z.array(invoiceSchema) }),
  errors: ['billing_unavailable'],
  rateLimit: 'action',
});

export const stripeWebhookRoute = defineRoute({
  method: 'POST',
  path: '/webhooks/stripe',
  access: 'public',
  summary: 'Signed events of the payment provider',
  response: z.object({ received: z.literal(true) }),
  errors: ['webhook_invalid', 'conflict'],
  maxBody: 512 * 1024,
});
