import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { bodyOf, cookieOf, type SignedInUser, TEST_PASSWORD, tokenIn } from '../../../../tests/sign-in.ts';

// Ends are moved back in the database: what judges them is the clock of the process, ours and the library's alike.
const t = accountsApp();

/** Every single-use value that waits now ended an hour ago. */
const endVerifications = () => t.query("update verifications set expires_at = now() - interval '1 hour'");
const newAddress = () => `late-${crypto.randomUUID().slice(0, 8)}@example.com`;

test('links to confirm, to reset and to change the address end', async () => {
  await t.forgetLimits();
  const email = newAddress();
  await t.post('/auth/v1/signup', { email, password: TEST_PASSWORD });
  const signup = tokenIn(await t.mail(email));
  const user = await t.signedIn();
  await t.post('/auth/v1/recover', { email: user.email });
  const reset = tokenIn(await t.mail(user.email, 2));
  const moved = newAddress();
  const json = { email: moved, password: TEST_PASSWORD };
  await t.request('/auth/v1/user/email', { method: 'PUT', token: user.token, json });
  const change = tokenIn(await t.mail(moved));

  await endVerifications();
  for (const late of [
    await t.post('/auth/v1/verify', { type: 'signup', token: signup }),
    await t.post('/auth/v1/recover/confirm', { token: reset, password: 'Another-one-8' }),
    await t.post('/auth/v1/verify', { type: 'email_change', token: change }),
  ]) {
    expect(late.status).toBe(400);
    expect(await bodyOf(late)).toMatchObject({ code: 'invalid_link' });
  }
  expect((await t.signIn(user.email)).userId).toBe(user.userId);
});

test('a code by mail ends', async () => {
  await t.forgetLimits();
  const email = newAddress();
  await t.confirmed(email);
  await t.post('/auth/v1/otp', { email });
  const code = await t.mailedCode(email, 2);
  await endVerifications();
  const late = await t.post('/auth/v1/otp/verify', { email, code });
  expect(await bodyOf(late)).toMatchObject({ code: 'invalid_code' });
});

/** One person signed in twice: as a browser and as a program. */
async function signedInTwice() {
  const program = await t.signedIn();
  const browser = await t.post('/auth/v1/signin', { email: program.email, password: TEST_PASSWORD });
  return { program, cookie: cookieOf(browser) };
}

/** Changes the person's sessions and makes this process look again, as it does after five seconds. */
async function changeSessions({ userId }: SignedInUser, change: string): Promise<void> {
  await t.query(`update sessions set ${change} where user_id = $1`, [userId]);
  t.app.deps.auth.sessions.forget(userId);
}

const browserSession = async (cookie: string) =>
  (await bodyOf(await t.request('/auth/v1/session', { headers: { cookie } }))).session;
const refresh = ({ refreshToken }: SignedInUser) =>
  t.request('/auth/v1/token', { json: { grant_type: 'refresh_token', refresh_token: refreshToken } });

test.each([
  ['a week without use', "expires_at = now() - interval '1 hour'"],
  [
    'a month in any case',
    "created_at = now() - interval '30 days 1 hour', expires_at = now() + interval '7 days'",
  ],
])('a session ends after %s: cookie, access token and refresh token', async (_after, change) => {
  const { program, cookie } = await signedInTwice();
  expect(await browserSession(cookie)).not.toBeNull();
  await changeSessions(program, change);
  expect(await browserSession(cookie)).toBeNull();
  expect((await t.request('/auth/v1/user', { token: program.token })).status).toBe(401);
  expect((await refresh(program)).status).toBe(401);
});

test('use moves the end of a session forward, by cookie and by refresh token', async () => {
  const { program, cookie } = await signedInTwice();
  const day = "interval '1 day'";
  await changeSessions(program, `expires_at = now() + ${day}, updated_at = now() - 6 * ${day}`);
  expect(await browserSession(cookie)).not.toBeNull();
  expect((await refresh(program)).status).toBe(200);
  const rows = await t.query(
    `select kind from sessions where user_id = $1 and expires_at > now() + 6 * ${day} order by kind`,
    [program.userId],
  );
  expect(rows).toEqual([{ kind: 'browser' }, { kind: 'program' }]);
});
