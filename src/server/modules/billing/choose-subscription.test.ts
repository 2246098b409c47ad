import { expect, test } from 'vitest';
import { PLANS } from '../../../contract/plans.ts';
import type { ProviderSubscription, SubscriptionStatus } from './billing-provider.ts';
import { chooseSubscription } from './choose-subscription.ts';
import { subscriberState } from './sync-customer.ts';

const subscription = (change: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'jv',
  createdAt: new Date('2026-01-01'),
  currentPeriodEnd: new Date('2026-02-01'),
  cancelAtPeriodEnd: false,
  scheduledPlan: null,
  ...change,
});

const map: Record<SubscriptionStatus, boolean> = {
  trialing: true,
  active: true,
  past_due: true,
  unpaid: false,
  canceled: false,
  paused: false,
  incomplete: false,
  incomplete_expired: false,
};

test.each(Object.entries(map))('%s gives access: %s', (status, access) => {
  const { current } = chooseSubscription([subscription({ status: status as SubscriptionStatus })], null);
  const state = subscriberState('user', current);
  expect(state.subscribed).toBe(access);
  expect(state.planName).toBe(access ? PLANS.jv.displayName : PLANS.free.displayName);
  expect(state.monthlyLimits).toEqual(access ? PLANS.jv.limits : PLANS.free.limits);
  expect(state.status).toBe(status);
});

test('none, and subscriptions of other products, are the free tier', () => {
  for (const all of [[], [subscription({ plan: null })]]) {
    const { current } = chooseSubscription(all, null);
    expect(subscriberState('user', current)).toMatchObject({
      planId: 'free',
      status: null,
      subscribed: false,
    });
  }
});

test('a live one goes before an ended one, paid up before past due, then the larger and the newer', () => {
  const ended = subscription({ id: 'ended', status: 'canceled', plan: 'varsity' });
  const late = subscription({ id: 'late', status: 'past_due', plan: 'varsity' });
  const small = subscription({ id: 'small' });
  const newer = subscription({ id: 'newer', createdAt: new Date('2026-03-01') });
  const large = subscription({ id: 'large', plan: 'varsity' });
  const pick = (...all: ProviderSubscription[]) => chooseSubscription(all, null);
  expect(pick(ended, late).current?.id).toBe('late');
  expect(pick(late, small).current?.id).toBe('small');
  expect(pick(small, newer).current?.id).toBe('newer');
  expect(pick(small, newer, large)).toMatchObject({ current: { id: 'large' } });
  expect(pick(small, newer, large).duplicates.map(({ id }) => id)).toEqual(['newer', 'small']);
  expect(pick(ended, small).duplicates).toEqual([]);
});

test('one that was seen cancelled does not come back, but a new one counts', () => {
  const previous = { subscriptionId: 'sub_1', status: 'canceled' as const };
  expect(chooseSubscription([subscription()], previous).current).toBeNull();
  expect(chooseSubscription([subscription(), subscription({ id: 'sub_2' })], previous).current?.id).toBe(
    'sub_2',
  );
});
