import type { PaidPlanId } from '../../../../contract/plans.ts';
import type { ProviderInvoice, SubscriptionStatus } from '../billing-provider.ts';

/** Dates are ISO strings: the state is kept as JSON. */
export interface SandboxCard {
  brand: string;
  last4: string;
  /** Whether charges after the first one go through. */
  renews: boolean;
}

export interface SandboxCheckout {
  id: string;
  plan: PaidPlanId;
  successUrl: string;
  cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  /** The card that waits for its bank's confirmation (3-D Secure). */
  confirming: SandboxCard | null;
}

export interface SandboxPortal {
  id: string;
  returnUrl: string;
  change: { subscriptionId: string; plan: PaidPlanId } | null;
}

export interface SandboxSubscription {
  id: string;
  plan: PaidPlanId;
  status: SubscriptionStatus;
  createdAt: string;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  scheduledPlan: PaidPlanId | null;
  endedAt: string | null;
}

export interface SandboxLine {
  text: string;
  amount: number;
}

export interface SandboxInvoice {
  id: string;
  number: string;
  subscriptionId: string;
  lines: SandboxLine[];
  currency: string;
  status: ProviderInvoice['status'];
  createdAt: string;
  refunded: boolean;
}

/** All that the sandbox knows of one customer. Lists are in the order of creation. */
export interface SandboxState {
  email: string;
  /** Milliseconds by which this customer's clock is ahead. */
  clockOffset: number;
  card: SandboxCard | null;
  checkouts: SandboxCheckout[];
  portals: SandboxPortal[];
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
}

export const CURRENCY = 'usd';

export const newState = (email: string): SandboxState => ({
  email,
  clockOffset: 0,
  card: null,
  checkouts: [],
  portals: [],
  subscriptions: [],
  invoices: [],
});

export const invoiceTotal = (invoice: SandboxInvoice): number =>
  invoice.lines.reduce((sum, line) => sum + line.amount, 0);

const over: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'incomplete_expired']);

/** The subscription that has not ended, if there is one. */
export const runningSubscription = (state: SandboxState): SandboxSubscription | undefined =>
  state.subscriptions.find((subscription) => !over.has(subscription.status));
