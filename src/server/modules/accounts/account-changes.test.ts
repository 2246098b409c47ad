import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createConfirmedUser,
  createSignedInUser,
  mailsTo,
  nextMail,
  postAsPage,
  signIn,
  startMail,
  TEST_PASSWORD,
  tokenIn,
} from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await startMail(app);
});
afterAll(() => app.close());

/** The tests here come from one address and share its limits: they start afresh. */
const forgetLimits = () => app.deps.database.pool.query('delete from rate_limits');

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const body = async (response: Response) => (await response.json()) as Record<string, unknown>;

test('a password that someone else chose for an unconfirmed address does not survive', async () => {
  await forgetLimits();
  const email = 'victim@example.com';
  await postAsPage(app, '/auth/v1/signup', { email, password: 'Attackers-1!' });
  await nextMail(app, email);
  await postAsPage(app, '/auth/v1/signup', { email, password: TEST_PASSWORD });
  const token = tokenIn(await nextMail(app, email, 2));
  const chosen = await postAsPage(app, '/auth/v1/recover/confirm', { token, password: 'Owners-own-9' });
  expect(chosen.status).toBe(200);
  await expect(signIn(app, email, 'Attackers-1!')).rejects.toThrow('401');
  expect((await signIn(app, email, 'Owners-own-9')).token).toBeTruthy();
});

test('recovery sets a new password, ends every session, and its token works once', async () => {
  await forgetLimits();
  const user = await createSignedInUser(app);
  await postAsPage(app, '/auth/v1/recover', { email: user.email });
  const token = tokenIn(await nextMail(app, user.email, 2));
  const weak = await postAsPage(app, '/auth/v1/recover/confirm', { token, password: 'weak' });
  expect(await body(weak)).toMatchObject({ code: 'weak_password' });
  const done = await postAsPage(app, '/auth/v1/recover/confirm', { token, password: 'Another-one-8' });
  expect(done.status).toBe(200);
  expect((await app.request('/auth/v1/user', { token: user.token })).status).toBe(401);
  await expect(signIn(app, user.email)).rejects.toThrow('401');
  expect((await signIn(app, user.email, 'Another-one-8')).token).toBeTruthy();
  const again = await postAsPage(app, '/auth/v1/recover/confirm', { token, password: 'Another-one-9' });
  expect(await body(again)).toMatchObject({ code: 'invalid_link' });
});

test('a link expires', async () => {
  await forgetLimits();
  const user = await createSignedInUser(app);
  await postAsPage(app, '/auth/v1/recover', { email: user.email });
  const token = tokenIn(await nextMail(app, user.email, 2));
  app.clock.advance(61 * 60_000);
  const late = await postAsPage(app, '/auth/v1/recover/confirm', { token, password: 'Another-one-8' });
  expect(await body(late)).toMatchObject({ code: 'invalid_link' });
  app.clock.set(new Date());
});

test('a one-time code of a mail signs in once', async () => {
  await forgetLimits();
  const email = 'code@example.com';
  await createConfirmedUser(app, email);
  await postAsPage(app, '/auth/v1/otp', { email });
  const code = /\b\d{6}\b/.exec((await nextMail(app, email, 2)).text)?.[0] ?? '';
  const signedIn = await postAsPage(app, '/auth/v1/otp/verify', { email, code });
  expect(signedIn.status).toBe(200);
  expect(cookieOf(signedIn)).toContain('lacuna_session=');
  const again = await postAsPage(app, '/auth/v1/otp/verify', { email, code });
  expect(await body(again)).toMatchObject({ code: 'invalid_code' });
});

test('changing the password needs the old one and ends the other sessions', async () => {
  const user = await createSignedInUser(app);
  const other = await signIn(app, user.email);
  const change = (current: string, password: string) =>
    app.request('/auth/v1/user/password', {
      method: 'PUT',
      token: user.token,
      json: { current_password: current, password },
    });
  expect(await body(await change('Wrong-one-1', 'Another-one-8'))).toMatchObject({ code: 'wrong_password' });
  expect(await body(await change(TEST_PASSWORD, 'Password1!'))).toMatchObject({
    message: 'Password is too common',
  });
  expect((await change(TEST_PASSWORD, 'Another-one-8')).status).toBe(200);
  expect((await app.request('/auth/v1/user', { token: user.token })).status).toBe(200);
  expect((await app.request('/auth/v1/user', { token: other.token })).status).toBe(401);
});

test('a new address counts after its confirmation; one that is taken gets no mail and the same answer', async () => {
  await forgetLimits();
  const user = await createSignedInUser(app);
  const taken = await createSignedInUser(app);
  const ask = (email: string) =>
    app.request('/auth/v1/user/email', {
      method: 'PUT',
      token: user.token,
      json: { email, password: TEST_PASSWORD },
    });
  const before = (await mailsTo(app, taken.email)).length;
  const known = await ask(taken.email);
  const fresh = await ask('moved@example.com');
  expect(await known.text()).toEqual(await fresh.text());
  const token = tokenIn(await nextMail(app, 'moved@example.com'));
  expect((await mailsTo(app, taken.email)).length).toBe(before);
  expect((await nextMail(app, user.email, 3)).subject).toBe('A change to your account');
  expect((await postAsPage(app, '/auth/v1/verify', { type: 'email_change', token })).status).toBe(200);
  expect(await body(await app.request('/auth/v1/user', { token: user.token }))).toMatchObject({
    email: 'moved@example.com',
  });
});
