import type Stripe from 'stripe';
import { PAID_PLANS } from '../../../../contract/plans.ts';
import { type Prices, productOf } from './stripe-prices.ts';

/** Marks the portal configuration as ours, and which version of it. */
const MARK = { lacuna_portal: '1' };

async function features(prices: Prices): Promise<Stripe.BillingPortal.ConfigurationCreateParams.Features> {
  const all = await Promise.all(PAID_PLANS.map((plan) => prices.of(plan)));
  return {
    customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: all.map((price) => ({ product: productOf(price), prices: [price.id] })),
      // Upgrades are charged at once, with the amount shown before; downgrades wait for the period's end.
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    },
  };
}

/** Id of the portal configuration that follows our rules; made at first use. */
export function portalConfiguration(stripe: Stripe, prices: Prices): () => Promise<string> {
  let known: Promise<string> | null = null;
  const findOrCreate = async (): Promise<string> => {
    for await (const configuration of stripe.billingPortal.configurations.list({
      active: true,
      limit: 100,
    })) {
      if (configuration.metadata?.lacuna_portal === MARK.lacuna_portal) return configuration.id;
    }
    const made = await stripe.billingPortal.configurations.create({
      features: await features(prices),
      metadata: MARK,
    });
    return made.id;
  };
  return () => {
    known ??= findOrCreate().catch((error) => {
      known = null;
      throw error;
    });
    return known;
  };
}
