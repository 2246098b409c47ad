import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedUser, pageHeaders, startMail, TEST_PASSWORD } from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';
import { composeDeps } from '../../compose.ts';
import { composeEarly } from '../../compose-early.ts';
import { createApp } from '../../http/app.ts';

let app: TestApp;
/** Two processes' worth of collaborators on one database, each listening on its own port. */
let origins: string[];
const closing: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  app = await createTestApp();
  await startMail(app);
  const url = String(app.deps.database.pool.options.connectionString);
  const second = await composeDeps(app.deps.config, url, composeEarly(app.deps.config, app.clock));
  const listen = (fetch: TestApp['api']['hono']['fetch']) =>
    new Promise<string>((resolve) => {
      const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
        closing.push(() => void server.close());
        resolve(`http://127.0.0.1:${port}`);
      });
    });
  origins = [await listen(app.api.hono.fetch), await listen(createApp(second.deps).hono.fetch)];
  closing.push(second.close);
});
afterAll(async () => {
  for (const close of closing) await close();
  await app.close();
});

const signIn = (input: { email: string; password: string; server?: number; forwarded?: string }) =>
  fetch(`${origins[input.server ?? 0]}/auth/v1/signin`, {
    method: 'POST',
    body: JSON.stringify({ email: input.email, password: input.password }),
    headers: {
      ...pageHeaders(app),
      'content-type': 'application/json',
      ...(input.forwarded ? { 'x-forwarded-for': input.forwarded, 'x-client-ip': input.forwarded } : {}),
    },
  });

test('five attempts over two processes and forged addresses, then half an hour of block', async () => {
  const email = 'throttled@example.com';
  await createConfirmedUser(app, email);
  for (let n = 0; n < 5; n++) {
    const forwarded = `203.0.113.${n}, 198.51.100.${n}`;
    expect((await signIn({ email, password: 'Wrong-one-1', server: n % 2, forwarded })).status).toBe(401);
  }
  for (const server of [0, 1]) {
    const blocked = await signIn({
      email,
      password: TEST_PASSWORD,
      server,
      forwarded: `203.0.113.9${server}`,
    });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(29 * 60);
    expect(((await blocked.json()) as { message: string }).message).toBe(
      'Too many login attempts. Please wait 30 minutes before trying again.',
    );
  }
  // Another account from the same address is not touched, nor would this one be from another address.
  await createConfirmedUser(app, 'neighbour@example.com');
  expect((await signIn({ email: 'neighbour@example.com', password: TEST_PASSWORD })).status).toBe(200);
});

test('a hundred guesses at once get five tries', async () => {
  const email = 'burst@example.com';
  const guesses = Array.from({ length: 100 }, (_, n) =>
    signIn({ email, password: `Wrong-one-${n}`, server: n % 2 }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
});

test('the password grant shares the budget of the sign-in screen', async () => {
  const email = 'shared@example.com';
  for (let n = 0; n < 5; n++) await signIn({ email, password: 'Wrong-one-1' });
  const grant = await fetch(`${origins[1]}/auth/v1/token`, {
    method: 'POST',
    body: JSON.stringify({ grant_type: 'password', email, password: TEST_PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  expect(grant.status).toBe(429);
});

test('mails about one account are limited for one client; other accounts are not touched', async () => {
  const recover = (email: string) => {
    const headers = { ...pageHeaders(app), 'content-type': 'application/json' };
    return fetch(`${origins[0]}/auth/v1/recover`, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers,
    });
  };
  for (let n = 0; n < 10; n++) expect((await recover('flooded@example.com')).status).toBe(200);
  expect((await recover('flooded@example.com')).status).toBe(429);
  expect((await recover('another@example.com')).status).toBe(200);
});

test('three failures are a medium event, five a high one', async () => {
  const email = 'watched@example.com';
  await createConfirmedUser(app, email);
  const { pool } = app.deps.database;
  const events = async () =>
    (
      await pool.query(
        `select type, severity from security_events e join users u on u.id = e.user_id
         where u.email = $1 order by e.at, severity desc`,
        [email],
      )
    ).rows;
  for (let n = 0; n < 3; n++) await signIn({ email, password: 'Wrong-one-1' });
  expect(await events()).toEqual([{ type: 'failed_logins', severity: 'medium' }]);
  for (let n = 0; n < 2; n++) await signIn({ email, password: 'Wrong-one-1' });
  expect(await events()).toContainEqual({ type: 'brute_force', severity: 'high' });
});

test('a session that ends in one process ends in the other within five seconds', async () => {
  const email = 'everywhere@example.com';
  await createConfirmedUser(app, email);
  const signedIn = await signIn({ email, password: TEST_PASSWORD });
  const { session } = (await signedIn.json()) as { session: { access_token: string } };
  const authorization = `Bearer ${session.access_token}`;
  const read = () => fetch(`${origins[1]}/auth/v1/user`, { headers: { authorization } });
  expect((await read()).status).toBe(200);
  await fetch(`${origins[0]}/auth/v1/logout`, {
    method: 'POST',
    body: '{}',
    headers: { authorization, 'content-type': 'application/json' },
  });
  const left = Date.now();
  while ((await read()).status === 200) expect(Date.now() - left).toBeLessThan(5_000);
  expect(Date.now() - left).toBeLessThan(1_000);
});
