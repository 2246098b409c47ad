import { expect, test } from 'vitest';
import { monitorUsage, sumUsage } from './usage-monitoring.ts';

const limits = { idea_generations: 10, category_searches: 20, chat_messages: 50 };
const subscriber = (user_id: string, more: object = {}) => ({
  user_id,
  email: `${user_id}@example.com`,
  plan_name: 'JV Plan',
  monthly_limits: limits,
  subscribed: true,
  ...more,
});
const used = (user_id: string, idea_generations: number) => ({
  user_id,
  idea_generations,
  category_searches: 0,
  chat_messages: 0,
});

test('at limit comes first, then near limit (over 80 percent), then the rest by address', () => {
  const rows = monitorUsage(
    ['b', 'a', 'near', 'edge', 'full'].map((id) => subscriber(id)),
    [used('near', 9), used('edge', 8), used('full', 10)],
  );
  expect(rows.map(({ userId, level }) => `${userId} ${level}`)).toEqual([
    'full reached',
    'near near',
    'a ok',
    'b ok',
    'edge ok',
  ]);
});

test('unlimited shows 0 percent and is never at its limit; a limit of 0 shows 100', () => {
  const unlimited = { idea_generations: -1, category_searches: -1, chat_messages: -1 };
  const [row] = monitorUsage([subscriber('x', { monthly_limits: unlimited })], [used('x', 900)]);
  expect(row).toMatchObject({ level: 'ok', percent: { idea_generations: 0 } });
  const [zero] = monitorUsage([subscriber('z', { monthly_limits: { ...limits, chat_messages: 0 } })], []);
  expect(zero).toMatchObject({ level: 'reached', percent: { chat_messages: 100 } });
});

test('without a subscription it is the free tier, and malformed limits are the free ones', () => {
  const [row] = monitorUsage([subscriber('f', { subscribed: false, monthly_limits: null })], []);
  expect(row).toMatchObject({ plan: 'Free Tier', limits: { idea_generations: 1, category_searches: 3 } });
});

test('sums are over everyone', () => {
  expect(sumUsage([used('a', 2), used('b', 3)])).toEqual({
    idea_generations: 5,
    category_searches: 0,
    chat_messages: 0,
  });
});
