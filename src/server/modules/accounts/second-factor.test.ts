import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { bodyOf, cookieOf, type SignedInUser, TEST_PASSWORD } from '../../../../tests/sign-in.ts';
import { totp } from '../../../../tests/totp.ts';

const t = accountsApp();

interface Protected extends SignedInUser {
  secret: string;
  codes: string[];
}

/** As if half a minute had passed: the code of the moment was not used yet. */
const waitForNextCode = ({ userId }: SignedInUser) =>
  t.query('update two_factors set last_step = last_step - 3 where user_id = $1', [userId]);

async function withAuthenticator(): Promise<Protected> {
  const user = await t.signedIn();
  const refused = await t.request('/auth/v1/factors', {
    token: user.token,
    json: { password: 'Wrong-one-1' },
  });
  expect(await bodyOf(refused)).toMatchObject({ code: 'wrong_password' });
  const started = await t.request('/auth/v1/factors', {
    token: user.token,
    json: { password: TEST_PASSWORD },
  });
  const { secret, totp_uri, recovery_codes } = (await started.json()) as {
    secret: string;
    totp_uri: string;
    recovery_codes: string[];
  };
  expect(totp_uri).toMatch(/^otpauth:\/\/totp\/Lacuna:/);
  const confirm = await t.request('/auth/v1/factors/verify', {
    token: user.token,
    json: { code: totp(secret) },
  });
  expect(confirm.status).toBe(200);
  const { session } = (await confirm.json()) as { session: { access_token: string; refresh_token: string } };
  expect((await t.request('/auth/v1/user', { token: user.token })).status).toBe(401);
  await waitForNextCode(user);
  return {
    ...user,
    token: session.access_token,
    refreshToken: session.refresh_token,
    secret,
    codes: recovery_codes,
  };
}

const signIn = (email: string) => t.post('/auth/v1/signin', { email, password: TEST_PASSWORD });
const answer = (cookie: string, code: string) =>
  t.request('/auth/v1/challenge', { json: { code }, headers: { ...t.pageHeaders(), cookie } });

test('with an authenticator app a password alone opens nothing', async () => {
  const user = await withAuthenticator();
  const first = await signIn(user.email);
  expect(first.status).toBe(403);
  expect(await bodyOf(first)).toMatchObject({
    code: 'mfa_required',
    message: 'Enter the code from your authenticator app.',
  });
  const cookie = cookieOf(first);
  expect(cookie).toMatch(/^lacuna_challenge=/);
  expect(await bodyOf(await t.request('/auth/v1/session', { headers: { cookie } }))).toEqual({
    session: null,
  });
  const second = await answer(cookie, totp(user.secret));
  expect(second.status).toBe(200);
  expect((await bodyOf(second)).session).toMatchObject({ user: { email: user.email, mfa_enabled: true } });
  expect((await answer(cookie, totp(user.secret))).status).toBe(401);
});

test('neither does a code by mail, nor the password grant', async () => {
  const user = await withAuthenticator();
  await t.post('/auth/v1/otp', { email: user.email });
  const code = await t.mailedCode(user.email, 3);
  const byMail = await t.post('/auth/v1/otp/verify', { email: user.email, code });
  expect(await bodyOf(byMail)).toMatchObject({ code: 'mfa_required' });
  expect((await answer(cookieOf(byMail), totp(user.secret))).status).toBe(200);
  await waitForNextCode(user);

  const grant = (json: object) => t.request('/auth/v1/token', { json });
  const password = await grant({ grant_type: 'password', email: user.email, password: TEST_PASSWORD });
  expect(password.status).toBe(403);
  expect(password.headers.getSetCookie()).toEqual([]);
  const { details } = (await password.json()) as { details: { challenge: string } };
  const mfa = { grant_type: 'mfa', challenge: details.challenge };
  expect((await grant({ ...mfa, code: '000000' })).status).toBe(401);
  const session = await grant({ ...mfa, code: totp(user.secret) });
  expect(session.status).toBe(200);
  expect(session.headers.getSetCookie()).toEqual([]);
  const injected = await grant({
    grant_type: 'mfa',
    challenge: 'x; lacuna_session=y',
    code: totp(user.secret),
  });
  expect(await bodyOf(injected)).toMatchObject({ code: 'challenge_expired' });
});

test('a recovery code works once and is counted', async () => {
  const user = await withAuthenticator();
  const [code = ''] = user.codes;
  expect(user.codes).toHaveLength(10);
  const opened = await answer(cookieOf(await signIn(user.email)), code);
  expect(opened.status).toBe(200);
  const again = await answer(cookieOf(await signIn(user.email)), code);
  expect(await bodyOf(again)).toMatchObject({ code: 'invalid_code' });
  expect(await bodyOf(await t.request('/auth/v1/user', { token: user.token }))).toMatchObject({
    recovery_codes_left: 9,
  });
  const fresh = await t.request('/auth/v1/factors/recovery-codes', {
    token: user.token,
    json: { password: TEST_PASSWORD },
  });
  expect((await bodyOf(fresh)).recovery_codes).toHaveLength(10);
});

test('a code that was used is refused until the next one, also the one that confirmed the app', async () => {
  const user = await withAuthenticator();
  const code = totp(user.secret);
  expect((await answer(cookieOf(await signIn(user.email)), code)).status).toBe(200);
  const challenge = cookieOf(await signIn(user.email));
  expect(await bodyOf(await answer(challenge, code))).toMatchObject({ code: 'invalid_code' });
  // The attempt costs nothing: the same challenge takes the next code.
  expect((await answer(challenge, totp(user.secret, Date.now() + 30_000))).status).toBe(200);
  const older = await answer(cookieOf(await signIn(user.email)), code);
  expect(await bodyOf(older)).toMatchObject({ code: 'invalid_code' });
  const confirmed = { token: user.token, json: { code: totp(user.secret) } };
  expect(await bodyOf(await t.request('/auth/v1/factors/verify', confirmed))).toMatchObject({
    code: 'conflict',
  });
});

test('of five uses of one code at once, each with its own challenge, exactly one opens a session', async () => {
  const user = await withAuthenticator();
  for (const code of [totp(user.secret), user.codes[0] ?? '']) {
    const challenges: string[] = [];
    for (let n = 0; n < 5; n++) challenges.push(cookieOf(await signIn(user.email)));
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  }
});

test('ten wrong codes at once do not exceed the budget of five', async () => {
  const user = await withAuthenticator();
  const cookie = cookieOf(await signIn(user.email));
  const wrong = String((Number(totp(user.secret)) + 7) % 1_000_000).padStart(6, '0');
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(cookie, wrong)));
  expect(answers.every(({ status }) => status === 401)).toBe(true);
  for (let n = 0; n < 5; n++) await answer(cookie, wrong);
  const rows = await t.query(
    'select failed_verification_count as failures from two_factors where user_id = $1',
    [user.userId],
  );
  expect(rows[0].failures).toBeLessThanOrEqual(5);
  // The challenge is used up: even the right code needs a new sign-in.
  expect(await bodyOf(await answer(cookie, totp(user.secret)))).toMatchObject({ code: 'challenge_expired' });
});

test('a challenge that has run out takes no code, and a new sign-in does', async () => {
  const user = await withAuthenticator();
  const cookie = cookieOf(await signIn(user.email));
  await t.query("update verifications set expires_at = now() - interval '1 second'");
  const late = await answer(cookie, totp(user.secret));
  expect(late.status).toBe(401);
  expect(await bodyOf(late)).toMatchObject({ code: 'challenge_expired' });
  const again = cookieOf(await signIn(user.email));
  expect((await answer(again, totp(user.secret))).status).toBe(200);
});

test('removing the app needs the password and gives the session a new id', async () => {
  const user = await withAuthenticator();
  const remove = (password: string) =>
    t.request('/auth/v1/factors', { method: 'DELETE', token: user.token, json: { password } });
  expect((await remove('Wrong-one-1')).status).toBe(403);
  const removed = await remove(TEST_PASSWORD);
  expect(removed.status).toBe(200);
  expect((await t.request('/auth/v1/user', { token: user.token })).status).toBe(401);
  expect((await signIn(user.email)).status).toBe(200);
  const rows = await t.query('select action from audit_log where subject = $1', [user.userId]);
  expect(rows.map(({ action }) => action)).toContain('account.authenticator_removed');
  const removedMail = async () =>
    (await t.mailsTo(user.email)).some(({ text }) => text.includes('authenticator app was removed'));
  await expect.poll(removedMail, { timeout: 10_000 }).toBe(true);
});
