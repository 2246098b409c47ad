import { expect, test } from 'vitest';
import { PLANS } from '../../../contract/plans.ts';
import type { ApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { FREE_STATUS, fetchSubscription, readSubscription } from './subscription.ts';

test('the default is the free tier', () => {
  expect(readSubscription({})).toEqual(FREE_STATUS);
  expect(FREE_STATUS).toMatchObject({ subscribed: false, planName: 'Free Tier' });
});

test('subscribed, plan_name, monthly_limits and subscription_end are read', () => {
  const status = readSubscription({
    subscribed: true,
    plan_name: 'JV Plan',
    monthly_limits: PLANS.jv.limits,
    subscription_end: '2026-12-01T00:00:00.000Z',
  });
  expect(status).toEqual({
    subscribed: true,
    planName: 'JV Plan',
    monthlyLimits: PLANS.jv.limits,
    expirationDate: new Date('2026-12-01'),
    details: {},
  });
});

test('limits that are missing or malformed are those of the free tier', () => {
  expect(readSubscription({ monthly_limits: { chat_messages: '50' } }).monthlyLimits).toEqual(
    PLANS.free.limits,
  );
});

test("ten seconds without an answer are a 'Subscription check timeout'", async () => {
  const silent: Pick<ApiClient, 'send'> = {
    send: async ({ timeout }) => {
      expect(timeout).toBe(10_000);
      throw new ApiError('timeout', 'Connection error.');
    },
  };
  await expect(fetchSubscription(silent)).rejects.toThrow('Subscription check timeout');
});
