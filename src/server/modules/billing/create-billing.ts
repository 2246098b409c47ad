import type { BaseDeps } from '../../context.ts';
import type { BillingProvider } from './billing-provider.ts';
import { createSandboxBilling } from './sandbox/sandbox-billing.ts';
import { createStripeBilling } from './stripe/stripe-billing.ts';

/** Stripe where it is configured, else the development sandbox. */
export function createBilling(base: BaseDeps): BillingProvider {
  const { billing } = base.config;
  return billing.provider === 'stripe' ? createStripeBilling(billing, base) : createSandboxBilling(base);
}
