import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createSignedInUser,
  nextMail,
  pageHeaders,
  postAsPage,
  type SignedInUser,
  startMail,
  TEST_PASSWORD,
} from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await startMail(app);
});
afterAll(() => app.close());

const body = async (response: Response) => (await response.json()) as Record<string, never>;

/** RFC 6238 with SHA-1, 30 seconds and 6 digits, as authenticator apps have it. */
function totp(secret: string, at = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

interface Protected extends SignedInUser {
  secret: string;
  codes: string[];
}

async function withAuthenticator(): Promise<Protected> {
  const user = await createSignedInUser(app);
  const refused = await app.request('/auth/v1/factors', {
    token: user.token,
    json: { password: 'Wrong-one-1' },
  });
  expect(await body(refused)).toMatchObject({ code: 'wrong_password' });
  const started = await app.request('/auth/v1/factors', {
    token: user.token,
    json: { password: TEST_PASSWORD },
  });
  const { secret, totp_uri, recovery_codes } = (await started.json()) as {
    secret: string;
    totp_uri: string;
    recovery_codes: string[];
  };
  expect(totp_uri).toMatch(/^otpauth:\/\/totp\/Lacuna:/);
  const confirm = await app.request('/auth/v1/factors/verify', {
    token: user.token,
    json: { code: totp(secret) },
  });
  expect(confirm.status).toBe(200);
  const { session } = (await confirm.json()) as { session: { access_token: string; refresh_token: string } };
  expect((await app.request('/auth/v1/user', { token: user.token })).status).toBe(401);
  return {
    ...user,
    token: session.access_token,
    refreshToken: session.refresh_token,
    secret,
    codes: recovery_codes,
  };
}

const signIn = (email: string) => postAsPage(app, '/auth/v1/signin', { email, password: TEST_PASSWORD });
const challengeOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
const answer = (cookie: string, code: string) =>
  app.request('/auth/v1/challenge', { json: { code }, headers: { ...pageHeaders(app), cookie } });

test('with an authenticator app a password alone opens nothing', async () => {
  const user = await withAuthenticator();
  const first = await signIn(user.email);
  expect(first.status).toBe(403);
  expect(await body(first)).toMatchObject({
    code: 'mfa_required',
    message: 'Enter the code from your authenticator app.',
  });
  const cookie = challengeOf(first);
  expect(cookie).toMatch(/^lacuna_challenge=/);
  expect(await body(await app.request('/auth/v1/session', { headers: { cookie } }))).toEqual({
    session: null,
  });
  const second = await answer(cookie, totp(user.secret));
  expect(second.status).toBe(200);
  expect((await body(second)).session).toMatchObject({ user: { email: user.email, mfa_enabled: true } });
  expect((await answer(cookie, totp(user.secret))).status).toBe(401);
});

test('neither does a code by mail, nor the password grant', async () => {
  const user = await withAuthenticator();
  await postAsPage(app, '/auth/v1/otp', { email: user.email });
  const code = /\b\d{6}\b/.exec((await nextMail(app, user.email, 3)).text)?.[0] ?? '';
  const byMail = await postAsPage(app, '/auth/v1/otp/verify', { email: user.email, code });
  expect(await body(byMail)).toMatchObject({ code: 'mfa_required' });
  expect((await answer(challengeOf(byMail), totp(user.secret))).status).toBe(200);

  const grant = (json: object) => app.request('/auth/v1/token', { json });
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
  expect(await body(injected)).toMatchObject({ code: 'challenge_expired' });
});

test('a recovery code works once and is counted', async () => {
  const user = await withAuthenticator();
  const [code = ''] = user.codes;
  expect(user.codes).toHaveLength(10);
  const opened = await answer(challengeOf(await signIn(user.email)), code);
  expect(opened.status).toBe(200);
  const again = await answer(challengeOf(await signIn(user.email)), code);
  expect(await body(again)).toMatchObject({ code: 'invalid_code' });
  expect(await body(await app.request('/auth/v1/user', { token: user.token }))).toMatchObject({
    recovery_codes_left: 9,
  });
  const fresh = await app.request('/auth/v1/factors/recovery-codes', {
    token: user.token,
    json: { password: TEST_PASSWORD },
  });
  expect((await body(fresh)).recovery_codes).toHaveLength(10);
});

test('ten wrong codes at once do not exceed the budget of five', async () => {
  const user = await withAuthenticator();
  const cookie = challengeOf(await signIn(user.email));
  const wrong = String((Number(totp(user.secret)) + 7) % 1_000_000).padStart(6, '0');
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(cookie, wrong)));
  expect(answers.every(({ status }) => status === 401)).toBe(true);
  for (let n = 0; n < 5; n++) await answer(cookie, wrong);
  const { rows } = await app.deps.database.pool.query(
    'select failed_verification_count as failures from two_factors where user_id = $1',
    [user.userId],
  );
  expect(rows[0].failures).toBeLessThanOrEqual(5);
  // The challenge is used up: even the right code needs a new sign-in.
  expect(await body(await answer(cookie, totp(user.secret)))).toMatchObject({ code: 'challenge_expired' });
});

test('removing the app needs the password and gives the session a new id', async () => {
  const user = await withAuthenticator();
  const remove = (password: string) =>
    app.request('/auth/v1/factors', { method: 'DELETE', token: user.token, json: { password } });
  expect((await remove('Wrong-one-1')).status).toBe(403);
  const removed = await remove(TEST_PASSWORD);
  expect(removed.status).toBe(200);
  expect((await app.request('/auth/v1/user', { token: user.token })).status).toBe(401);
  expect((await signIn(user.email)).status).toBe(200);
});
