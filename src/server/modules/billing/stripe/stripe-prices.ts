import type Stripe from 'stripe';
import { PAID_PLANS, type PaidPlanId, PLANS } from '../../../../contract/plans.ts';

/** All plans are sold in this currency; their prices are its minor units. */
const CURRENCY = 'usd';

export interface Prices {
  /** Id of the price of a plan. */
  of(plan: PaidPlanId): Promise<Stripe.Price>;
  /** Plans by the ids of their price and of their product: earlier prices of a product stay the plan's. */
  all(): Promise<Map<string, PaidPlanId>>;
}

export const productOf = (price: Stripe.Price): string =>
  typeof price.product === 'string' ? price.product : price.product.id;

async function findByProduct(stripe: Stripe, plan: PaidPlanId): Promise<Stripe.Price> {
  const name = PLANS[plan].productName;
  const list = stripe.prices.list({ active: true, type: 'recurring', limit: 100, expand: ['data.product'] });
  for await (const price of list) {
    const { product } = price;
    if (typeof product === 'object' && !('deleted' in product && product.deleted) && product.name === name) {
      return price;
    }
  }
  throw new Error(
    `Stripe has no active price of a product named "${name}". Set STRIPE_PRICE_${plan.toUpperCase()}.`,
  );
}

/** The prices of our plans at Stripe: by configured id, else by the name of the product. Looked up once. */
export function stripePrices(stripe: Stripe, ids: Record<PaidPlanId, string | null>): Prices {
  const found = new Map<PaidPlanId, Promise<Stripe.Price>>();
  const of = (plan: PaidPlanId): Promise<Stripe.Price> => {
    const id = ids[plan];
    const price = found.get(plan) ?? (id ? stripe.prices.retrieve(id) : findByProduct(stripe, plan));
    found.set(plan, price);
    // A failure is not remembered: the next call asks again.
    price.catch(() => found.delete(plan));
    return price;
  };
  const all = async () => {
    const map = new Map<string, PaidPlanId>();
    for (const plan of PAID_PLANS) {
      const price = await of(plan);
      map.set(price.id, plan).set(productOf(price), plan);
    }
    return map;
  };
  return { of, all };
}

/** How a price differs from its plan, in words; null when it does not. */
export function priceDifference(plan: PaidPlanId, price: Stripe.Price): string | null {
  const expected = `${PLANS[plan].price} ${CURRENCY} every ${PLANS[plan].period}`;
  const { recurring } = price;
  const every = recurring ? `${recurring.interval_count} ${recurring.interval}` : 'never';
  const actual = `${price.unit_amount} ${price.currency} every ${every.replace(/^1 /, '')}`;
  if (!price.active) return `${plan}: price ${price.id} is not active`;
  return actual === expected
    ? null
    : `${plan}: price ${price.id} charges ${actual}, the plan says ${expected}`;
}
