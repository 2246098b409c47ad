import { expect, test } from 'vitest';
import { FREE_STATUS, readSubscription } from '../../lib/usage/subscription.ts';
import { viewOf } from './subscription-view.ts';

const active = {
  subscribed: true,
  plan_name: 'JV Plan',
  plan_id: 'jv',
  subscription_end: '2026-12-21T10:00:00.000Z',
  status: 'active',
};
const view = (change: Record<string, unknown> = {}) => viewOf(readSubscription({ ...active, ...change }));

test('free, active with and without a date', () => {
  expect(viewOf(FREE_STATUS)).toMatchObject({
    title: 'Free Plan',
    badge: 'Free',
    text: 'Limited features available',
    planId: 'free',
    notice: null,
  });
  expect(view()).toMatchObject({ title: 'JV Plan', badge: 'Active', text: 'Active until December 21, 2026' });
  expect(view({ subscription_end: null }).text).toBe('Active subscription');
});

test('cancelled, changing, past due and paused are told', () => {
  expect(view({ cancel_at_period_end: true }).notice).toContain('ends on December 21, 2026');
  expect(view({ scheduled_plan: 'jv', plan_id: 'varsity' }).notice).toContain('changes to the JV Plan');
  expect(view({ status: 'past_due' }).pastDue).toBe(true);
  expect(view({ subscribed: false, status: 'unpaid' }).notice).toContain('paused');
});

test('the plan is found by its name where the server names no id', () => {
  expect(view({ plan_id: undefined }).planId).toBe('jv');
  expect(view({ plan_id: 'gold', plan_name: 'Gold' }).planId).toBe('free');
});
