import { PLANS } from '../../../contract/plans.ts';
import type { ProviderSubscription, SubscriptionStatus } from './billing-provider.ts';

/** Stripe's status → what it opens (TRUST, billing map). */
const access: Record<SubscriptionStatus, 'full' | 'kept' | 'none'> = {
  trialing: 'full',
  active: 'full',
  past_due: 'kept',
  unpaid: 'none',
  canceled: 'none',
  paused: 'none',
  incomplete: 'none',
  incomplete_expired: 'none',
};

/** Whether a status keeps the plan's limits; `past_due` does, with a banner. */
export const givesAccess = (status: SubscriptionStatus): boolean => access[status] !== 'none';

const ended = (status: SubscriptionStatus): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

const price = (subscription: ProviderSubscription): number =>
  subscription.plan ? PLANS[subscription.plan].price : -1;

/** Best first: access, then paid up, then the larger plan, then the newer one. */
function compare(a: ProviderSubscription, b: ProviderSubscription): number {
  const rank = { full: 2, kept: 1, none: 0 };
  return (
    rank[access[b.status]] - rank[access[a.status]] ||
    Number(ended(a.status)) - Number(ended(b.status)) ||
    price(b) - price(a) ||
    b.createdAt.getTime() - a.createdAt.getTime()
  );
}

export interface Chosen {
  /** The one that counts, with or without access; null when there is none of our plans. */
  current: ProviderSubscription | null;
  /** Further ones that would be charged as well. */
  duplicates: ProviderSubscription[];
}

/**
 * Picks the subscription that counts among all that the provider names. One that was seen cancelled stays so,
 * whatever a later answer says of it.
 */
export function chooseSubscription(
  all: ProviderSubscription[],
  previous: { subscriptionId: string | null; status: SubscriptionStatus | null } | null,
): Chosen {
  const revived = (s: ProviderSubscription) =>
    previous !== null &&
    previous.status !== null &&
    s.id === previous.subscriptionId &&
    ended(previous.status) &&
    !ended(s.status);
  const ours = all.filter((s) => s.plan !== null && !revived(s)).sort(compare);
  const live = ours.filter((s) => givesAccess(s.status));
  return { current: ours[0] ?? null, duplicates: live.slice(1) };
}
