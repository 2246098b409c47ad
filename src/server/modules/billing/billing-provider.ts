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
  createdAt: Date;
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
  /** Whether the provider has tried to collect it. */
  attempted: boolean;
  pdfUrl: string | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

export interface CheckoutInput {
  customerId: string;
  plan: PaidPlanId;
  successUrl: string;
  cancelUrl: string;
  idempotencyKey: string;
}

export interface PortalInput {
  customerId: string;
  returnUrl: string;
  change: { subscriptionId: string; plan: PaidPlanId } | null;
}

/** Hosted checkout, portal, and the truth about subscriptions. An event is only a hint: the truth is fetched. */
export interface BillingProvider {
  readonly name: 'stripe' | 'sandbox';
  /** Host that a checkout URL must equal or be a subdomain of; for the sandbox our own origin. */
  readonly paymentHost: string;
  /** The same `userId` gives the same customer. */
  createCustomer(input: { userId: string; email: string }): Promise<string>;
  /**
   * One open checkout a customer: an open one for the same plan is given again, those for other plans are closed,
   * so that no two can be paid.
   */
  createCheckout(input: CheckoutInput): Promise<{ id: string; url: string }>;
  /** With `change`, the page that previews the amount of moving a subscription to another plan. */
  createPortal(input: PortalInput): Promise<{ url: string }>;
  /** Every subscription that the customer has or had. */
  subscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** Ends a subscription at once, crediting the unused time. Used for a second one bought by accident. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Newest first, at most 100; drafts are left out. */
  invoices(customerId: string): Promise<ProviderInvoice[]>;
  /** Ends the customer's subscriptions and forgets their cards; invoices stay with the provider. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Verifies the signature over the raw body; throws AppError `webhook_invalid`. */
  verifyWebhook(rawBody: string, signature: string | null, now: Date): Promise<ProviderEvent>;
  /** Checks that the provider charges what the plans say; throws with the difference. */
  verifyPrices(): Promise<void>;
}
