import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { bodyOf, TEST_PASSWORD, tokenIn } from '../../../../tests/sign-in.ts';

const t = accountsApp();

const refresh = (refreshToken: string) =>
  t.request('/auth/v1/token', { json: { grant_type: 'refresh_token', refresh_token: refreshToken } });
const rotated = async (refreshToken: string): Promise<string> => {
  t.app.clock.advance(1_000);
  const response = await refresh(refreshToken);
  expect(response.status).toBe(200);
  return String((await bodyOf(response)).refresh_token);
};

test('of ten concurrent uses of one confirmation or reset token exactly one wins', async () => {
  const email = 'race@example.com';
  await t.post('/auth/v1/signup', { email, password: TEST_PASSWORD });
  const token = tokenIn(await t.mail(email));
  const confirm = () => t.post('/auth/v1/verify', { type: 'signup', token });
  const confirmed = await Promise.all(Array.from({ length: 10 }, confirm));
  expect(confirmed.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);

  await t.post('/auth/v1/recover', { email });
  const reset = tokenIn(await t.mail(email, 2));
  const choose = (_: unknown, n: number) =>
    t.post('/auth/v1/recover/confirm', { token: reset, password: `Chosen-word-${n}` });
  const chosen = await Promise.all(Array.from({ length: 10 }, choose));
  expect(chosen.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
});

test('tokens of mails are stored as hashes only', async () => {
  const user = await t.signedIn();
  await t.post('/auth/v1/recover', { email: user.email });
  const token = tokenIn(await t.mail(user.email, 2));
  expect(Buffer.from(token, 'base64url').length * 8).toBe(256);
  const rows = await t.query('select * from verifications');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  const jobs = await t.query('select data, output from pgboss.job');
  expect(JSON.stringify(jobs)).not.toContain(token);
});

test('parallel refreshes of one token give one rotation', async () => {
  const user = await t.signedIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(user.refreshToken)));
  const tokens = await Promise.all(answers.map(async (answer) => (await bodyOf(answer)).refresh_token));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toBe(user.refreshToken);
  await rotated(String(tokens[0]));
});

test('the parent of the active token is accepted once more, for a lost answer', async () => {
  const user = await t.signedIn();
  const second = await rotated(user.refreshToken);
  expect(await rotated(user.refreshToken)).toBe(second);
  t.app.clock.advance(1_000);
  expect((await refresh(user.refreshToken)).status).toBe(401);
  // The active token is not harmed by it.
  await rotated(second);
});

test('an older token kills the whole family', async () => {
  const user = await t.signedIn();
  const second = await rotated(user.refreshToken);
  const third = await rotated(second);
  const access = String((await bodyOf(await refresh(third))).access_token);
  t.app.clock.advance(1_000);
  expect((await refresh(user.refreshToken)).status).toBe(401);
  expect((await refresh(third)).status).toBe(401);
  expect((await t.request('/auth/v1/user', { token: access })).status).toBe(401);
  const rows = await t.query('select severity from security_events where type = $1 and user_id = $2', [
    'refresh_token_reused',
    user.userId,
  ]);
  expect(rows).toEqual([{ severity: 'high' }]);
});

test('refresh tokens of others, forged and malformed ones are refused', async () => {
  const user = await t.signedIn();
  const [session, , mac] = user.refreshToken.split('.');
  const absent = crypto.randomUUID();
  for (const forged of [
    `${session}.1.${mac}`,
    `${absent}.0.${mac}`,
    `${session}.0.${'A'.repeat(43)}`,
    'x'.repeat(40),
  ]) {
    const response = await refresh(forged);
    expect(response.status, forged).toBe(401);
  }
  // None of them, which prove nothing, could harm the session.
  await rotated(user.refreshToken);
});

test('ten guesses of a one-time code at once do not exceed its three attempts', async () => {
  const email = 'guess@example.com';
  await t.confirmed(email);
  await t.post('/auth/v1/otp', { email });
  const code = await t.mailedCode(email, 2);
  const wrong = (n: number) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => t.post('/auth/v1/otp/verify', { email, code: wrong(n) })),
  );
  await t.forgetLimits();
  for (let n = 10; n < 13; n++) await t.post('/auth/v1/otp/verify', { email, code: wrong(n) });
  await t.forgetLimits();
  const late = await t.post('/auth/v1/otp/verify', { email, code });
  expect(late.status).toBe(401);
});
