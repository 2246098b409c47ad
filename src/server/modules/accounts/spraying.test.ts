import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import {
  cookieOf,
  createSignedInUser,
  pageHeaders,
  TEST_PASSWORD,
  tokenIn,
} from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';
import { RATE_LIMITS } from '../../../contract/limits.ts';
import { composeDeps } from '../../compose.ts';
import { composeEarly } from '../../compose-early.ts';
import { createApp } from '../../http/app.ts';
import { createPasswordHashing } from './auth/password-hashing.ts';

const t = accountsApp();
/** A second process's worth of collaborators on the same database. */
let other: { app: ReturnType<typeof createApp>; close: () => Promise<void> };
beforeAll(async () => {
  const url = String(t.app.deps.database.pool.options.connectionString);
  const { deps, close } = await composeDeps(
    t.app.deps.config,
    url,
    composeEarly(t.app.deps.config, t.app.clock),
  );
  other = { app: createApp(deps), close };
});
afterAll(() => other.close());

const guess = (email: string, path = '/auth/v1/signin') =>
  t.post(path, path.endsWith('signin') ? { email, password: 'Wrong-one-1' } : { email, code: '000000' });
const elsewhere = (email: string, password: string) =>
  other.app.hono.request('/auth/v1/signin', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { ...pageHeaders(t.app), 'content-type': 'application/json' },
  });

test('one address that tries one password on 120 accounts is stopped, in every process', async () => {
  await t.forgetLimits();
  const { email } = await t.signedIn();
  const statuses: number[] = [];
  for (let n = 0; n < 120; n++) {
    const address = `spray-${n}@example.com`;
    const answer =
      n % 3 === 0
        ? await elsewhere(address, 'Wrong-one-1')
        : await guess(address, n % 3 === 1 ? '/auth/v1/signin' : '/auth/v1/otp/verify');
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(RATE_LIMITS.addressLogin.max);
  expect(statuses.filter((status) => status === 429)).toHaveLength(120 - RATE_LIMITS.addressLogin.max);
  for (const answer of [await elsewhere(email, TEST_PASSWORD), await guess('fresh@example.com')]) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  }
  const grant = { grant_type: 'password', email, password: TEST_PASSWORD };
  expect((await t.request('/auth/v1/token', { json: grant })).status).toBe(429);
}, 60_000);

test('sign-ins that succeed cost an address nothing', async () => {
  await t.forgetLimits();
  const { email } = await t.signedIn();
  for (let n = 0; n < RATE_LIMITS.addressLogin.max + 5; n++) await t.signIn(email);
}, 60_000);

test('a browser that has signed in before gets in whatever others do behind its address', async () => {
  await t.forgetLimits();
  const { email } = await t.signedIn();
  const stranger = await t.signedIn();
  const device = cookieOf(await t.post('/auth/v1/signin', { email, password: TEST_PASSWORD }));
  expect(device).toContain('lacuna_device=');
  for (let n = 0; n < 6; n++) await guess(email);
  for (let n = 0; n < 60; n++) await guess(`crowd-${n}@example.com`);
  const signIn = (as: string, password: string) =>
    t.request('/auth/v1/signin', {
      json: { email: as, password },
      headers: { ...t.pageHeaders(), cookie: device },
    });
  expect((await guess(email)).status).toBe(429);
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(200);
  // It is known to this account alone, and has five tries like anybody.
  expect((await signIn(stranger.email, TEST_PASSWORD)).status).toBe(429);
  for (let n = 0; n < 5; n++) expect((await signIn(email, 'Wrong-one-1')).status).toBe(401);
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(429);
}, 60_000);

test('a recovery lets the owner in where guesses had blocked the account', async () => {
  await t.forgetLimits();
  const { email } = await t.signedIn();
  for (let n = 0; n < 6; n++) await guess(email);
  const seen = (await t.mailsTo(email)).length;
  await t.post('/auth/v1/recover', { email });
  const token = tokenIn(await t.mail(email, seen + 1));
  const password = 'Another-one-8';
  expect((await t.post('/auth/v1/recover/confirm', { token, password })).status).toBe(200);
  expect((await t.post('/auth/v1/signin', { email, password })).status).toBe(200);
});

test('sign-ins beyond what fits are refused at once, without a count, and reads go on', async () => {
  const app: TestApp = await createTestApp();
  try {
    const { token, email } = await createSignedInUser(app);
    const signIn = (as: string) =>
      app.request('/auth/v1/signin', {
        json: { email: as, password: 'Wrong-one-1' },
        headers: pageHeaders(app),
      });
    const began = performance.now();
    const flood = Array.from({ length: 60 }, async (_, n) => {
      const { status, headers } = await signIn(`${n}-${email}`);
      return { status, retry: headers.get('retry-after'), took: performance.now() - began };
    });
    const reads: number[] = [];
    for (let n = 0; n < 20; n++) {
      const started = performance.now();
      expect((await app.request('/auth/v1/user', { token })).status).toBe(200);
      reads.push(performance.now() - started);
    }
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.every(({ retry }) => retry === '1')).toBe(true);
    const hashed = answers.filter(({ status }) => status === 401);
    expect(hashed.length + refused.length).toBe(60);
    expect(Math.max(...refused.map(({ took }) => took))).toBeLessThan(
      Math.max(...hashed.map(({ took }) => took)),
    );
    expect(reads.sort((a, b) => a - b)[18]).toBeLessThan(250);
    const { rows } = await app.deps.database.pool.query(
      "select sum(cardinality(attempts))::int as counted from rate_limits where limiter = 'addressLogin'",
    );
    expect(rows[0].counted).toBe(hashed.length);
  } finally {
    await app.close();
  }
}, 60_000);

test('hashes run a few at a time and in order; a full line refuses', async () => {
  const hashing = createPasswordHashing();
  const order: number[] = [];
  const all = Array.from({ length: 80 }, (_, n) =>
    hashing.hash(`p${n}`).then(
      () => order.push(n),
      (error: { code: string }) => error.code,
    ),
  );
  const outcomes = await Promise.all(all);
  const refused = outcomes.filter((outcome) => outcome === 'unavailable');
  expect(refused.length).toBeGreaterThan(10);
  expect(order.length + refused.length).toBe(80);
  const stored = await hashing.hash('a');
  expect(await hashing.verify({ hash: stored, password: 'a' })).toBe(true);
  expect(await hashing.verify({ hash: stored, password: 'b' })).toBe(false);
}, 60_000);
