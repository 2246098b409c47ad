import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignedInUser, nextMail, startMail } from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';
import { PLANS } from '../../../contract/plans.ts';

let app: TestApp;
beforeAll(async () => {
  // Port 9 answers nobody: the sandbox's events are lost here, and reading must find the truth without them.
  app = await createTestApp({ PORT: '9' });
  await startMail(app);
});
// The default limiter counts all tests of one address together.
beforeEach(() => app.deps.database.pool.query('delete from rate_limits'));
afterAll(() => app.close());

interface Call {
  token?: string;
  json?: unknown;
  key?: string;
}

const call = (name: string, { token, json = {}, key }: Call = {}) =>
  app.request(`/functions/v1/${name}`, {
    method: 'POST',
    json,
    ...(token ? { token } : {}),
    headers: key ? { 'idempotency-key': key } : {},
  });
const body = async (response: Response) => (await response.json()) as Record<string, unknown>;

/** Pays the checkout on its page, as its form does. */
async function pay(url: string): Promise<void> {
  const form = new URLSearchParams({ card_number: '4242424242424242', expiry: '12/39', cvc: '123' });
  const paid = await app.request(new URL(url).pathname, { method: 'POST', body: form });
  expect(paid.status).toBe(303);
}

/** Makes the last sync old enough to be looked at again. */
const age = () =>
  app.deps.database.db.execute(sql`update subscribers set synced_at = now() - interval '1 minute'`);

test('none of the functions answers a visitor', async () => {
  const names = ['enhanced-subscription-check', 'customer-portal', 'get-billing-history'];
  for (const name of names) expect((await call(name)).status).toBe(401);
  expect((await call('create-checkout', { json: { plan: 'jv' } })).status).toBe(401);
  expect((await call('atomic-usage-increment', { json: { limitType: 'chat_messages' } })).status).toBe(401);
});

test('a new user is on the free tier, and the answer keeps the shape of the specification', async () => {
  const { token } = await createSignedInUser(app);
  const answer = await body(await call('enhanced-subscription-check', { token }));
  expect(answer).toMatchObject({
    subscribed: false,
    plan_name: 'Free Tier',
    monthly_limits: PLANS.free.limits,
    subscription_end: null,
    status: null,
  });
  expect(answer.usage_resets_at).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
  expect(await body(await call('get-billing-history', { token }))).toEqual({ invoices: [] });
});

test('an increment reserves; a reached limit is an answer, a wrong type is refused', async () => {
  const { token } = await createSignedInUser(app);
  const ideas = { limitType: 'idea_generations' };
  expect(await body(await call('atomic-usage-increment', { token, json: ideas }))).toMatchObject({
    success: true,
    current: 1,
  });
  const refused = await call('atomic-usage-increment', { token, json: ideas });
  expect(refused.status).toBe(200);
  expect(await body(refused)).toEqual({
    success: false,
    current: 1,
    message: "You've reached your monthly limit of 1 idea generations. Upgrade your plan for more access.",
  });
  for (const wrong of [{}, { limitType: 'everything' }, { ...ideas, units: 5 }]) {
    expect((await call('atomic-usage-increment', { token, json: wrong })).status).toBe(400);
  }
});

test('a double click with one key reserves one unit; another body under it is refused', async () => {
  const { token } = await createSignedInUser(app);
  const key = randomUUID();
  const chat = { limitType: 'chat_messages' };
  const clicks = await Promise.all(
    [1, 2, 3, 4].map(() => call('atomic-usage-increment', { token, json: chat, key })),
  );
  const statuses = clicks.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const again = await body(await call('atomic-usage-increment', { token, json: chat, key }));
  expect(again).toMatchObject({ success: true, current: 1 });
  const other = await call('atomic-usage-increment', {
    token,
    json: { limitType: 'category_searches' },
    key,
  });
  expect(other.status).toBe(422);
});

test('although every event is lost: buying shows at the next look, in the mail and in the history', async () => {
  const { token, email } = await createSignedInUser(app);
  const checkout = await call('create-checkout', { token, json: { plan: 'varsity' } });
  const { url } = await body(checkout);
  expect(url).toMatch(/^http:\/\/localhost:9\/sandbox\/checkout\/cs_sandbox_[0-9a-f]{32}$/);
  await pay(url as string);
  await age();
  expect(await body(await call('enhanced-subscription-check', { token }))).toMatchObject({
    subscribed: true,
    plan_name: 'Varsity Plan',
    monthly_limits: PLANS.varsity.limits,
    status: 'active',
  });
  const { invoices } = await body(await call('get-billing-history', { token }));
  expect(invoices).toMatchObject([{ amount: 2000, currency: 'usd', status: 'paid' }]);
  const receipt = await nextMail(app, email, 2);
  expect(receipt.subject).toBe('Receipt: $20.00 paid');
  expect((await call('create-checkout', { token, json: { plan: 'varsity' } })).status).toBe(409);
  expect((await call('customer-portal', { token })).status).toBe(200);
});

test('the wrong plan is refused, and the tenth checkout in a minute is the last', async () => {
  const { token } = await createSignedInUser(app);
  expect((await call('create-checkout', { token, json: { plan: 'admin' } })).status).toBe(400);
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++)
    statuses.push((await call('create-checkout', { token, json: { plan: 'jv' } })).status);
  expect(statuses.slice(0, 9)).toEqual(Array(9).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect((await call('enhanced-subscription-check', { token })).status).toBe(200);
  expect((await call('atomic-usage-increment', { token, json: { limitType: 'chat_messages' } })).status).toBe(
    200,
  );
});

test('a webhook body that is too large, or not signed, is refused', async () => {
  const post = (payload: string) => app.request('/webhooks/stripe', { method: 'POST', body: payload });
  expect((await post('{}')).status).toBe(400);
  expect((await post('x'.repeat(600 * 1024))).status).toBe(413);
});
