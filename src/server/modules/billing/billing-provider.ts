import type { PaidPlanId } from '../../../contract/plans.ts';

/** Stripe's subscription statuses; the sandbox speaks the same. */
export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'paused'
  | 'incomplete'
  | 'incomplete_expired';

export interface ProviderSubscription {
  id: string;
  status: SubscriptionStatus;
  plan: PaidPlanId | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Plan that takes effect at the period's end (downgrade), or null. */
  scheduledPlan: PaidPlanId | null;
}

export interface ProviderInvoice {
  id: string;
  description: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  createdAt: Date;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  pdfUrl: string | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

/** Hosted checkout, portal, and the truth about subscriptions. An event is only a hint: the truth is fetched. */
export interface BillingProvider {
  readonly name: 'stripe' | 'sandbox';
  /** Host that a checkout URL must equal or be a subdomain of; for the sandbox our own origin. */
  readonly paymentHost: string;
  createCustomer(input: { userId: string; email: string; idempotencyKey: string }): Promise<string>;
  createCheckout(input: {
    customerId: string;
    plan: PaidPlanId;
    successUrl: string;
    cancelUrl: string;
    idempotencyKey: string;
  }): Promise<{ id: string; url: string }>;
  createPortal(input: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  subscriptions(customerId: string): Promise<ProviderSubscription[]>;
  invoices(customerId: string): Promise<ProviderInvoice[]>;
  deleteCustomer(customerId: string): Promise<void>;
  /** Verifies the signature over the raw body; throws AppError `webhook_invalid`. */
  verifyWebhook(rawBody: string, signature: string | null, now: Date): ProviderEvent;
  /** Checks that the provider charges what the plans say; throws with the difference. */
  verifyPrices(): Promise<void>;
}
