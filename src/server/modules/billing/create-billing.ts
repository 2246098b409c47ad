import type { BaseDeps } from '../../context.ts';
import type { BillingProvider } from './billing-provider.ts';
import { createSandboxBilling } from './sandbox/sandbox-billing.ts';

/** Stripe where it is configured, else the development sandbox. */
export async function createBilling(base: BaseDeps): Promise<BillingProvider> {
  const { billing } = base.config;
  if (billing.provider !== 'stripe') return createSandboxBilling(base);
  const { createStripeBilling } = await import('./stripe/stripe-billing.ts');
  return createStripeBilling(billing, base);
}
