import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { bodyOf, cookieOf, TEST_PASSWORD, tokenIn } from '../../../../tests/sign-in.ts';

const t = accountsApp();

test('a password that someone else chose for an unconfirmed address does not survive', async () => {
  await t.forgetLimits();
  const email = 'victim@example.com';
  await t.post('/auth/v1/signup', { email, password: 'Attackers-1!' });
  await t.mail(email);
  await t.post('/auth/v1/signup', { email, password: TEST_PASSWORD });
  const token = tokenIn(await t.mail(email, 2));
  const chosen = await t.post('/auth/v1/recover/confirm', { token, password: 'Owners-own-9' });
  expect(chosen.status).toBe(200);
  await expect(t.signIn(email, 'Attackers-1!')).rejects.toThrow('401');
  expect((await t.signIn(email, 'Owners-own-9')).token).toBeTruthy();
});

test('recovery sets a new password, ends every session, and its token works once', async () => {
  await t.forgetLimits();
  const user = await t.signedIn();
  await t.post('/auth/v1/recover', { email: user.email });
  const token = tokenIn(await t.mail(user.email, 2));
  const weak = await t.post('/auth/v1/recover/confirm', { token, password: 'weak' });
  expect(await bodyOf(weak)).toMatchObject({ code: 'weak_password' });
  const done = await t.post('/auth/v1/recover/confirm', { token, password: 'Another-one-8' });
  expect(done.status).toBe(200);
  expect((await t.request('/auth/v1/user', { token: user.token })).status).toBe(401);
  await expect(t.signIn(user.email)).rejects.toThrow('401');
  expect((await t.signIn(user.email, 'Another-one-8')).token).toBeTruthy();
  const again = await t.post('/auth/v1/recover/confirm', { token, password: 'Another-one-9' });
  expect(await bodyOf(again)).toMatchObject({ code: 'invalid_link' });
});

test('a link expires', async () => {
  await t.forgetLimits();
  const user = await t.signedIn();
  await t.post('/auth/v1/recover', { email: user.email });
  const token = tokenIn(await t.mail(user.email, 2));
  t.app.clock.advance(61 * 60_000);
  const late = await t.post('/auth/v1/recover/confirm', { token, password: 'Another-one-8' });
  expect(await bodyOf(late)).toMatchObject({ code: 'invalid_link' });
  t.app.clock.set(new Date());
});

test('a one-time code of a mail signs in once', async () => {
  await t.forgetLimits();
  const email = 'code@example.com';
  await t.confirmed(email);
  await t.post('/auth/v1/otp', { email });
  const code = await t.mailedCode(email, 2);
  const signedIn = await t.post('/auth/v1/otp/verify', { email, code });
  expect(signedIn.status).toBe(200);
  expect(cookieOf(signedIn)).toContain('lacuna_session=');
  const again = await t.post('/auth/v1/otp/verify', { email, code });
  expect(await bodyOf(again)).toMatchObject({ code: 'invalid_code' });
});

test('changing the password needs the old one and ends the other sessions', async () => {
  const user = await t.signedIn();
  const other = await t.signIn(user.email);
  const change = (current: string, password: string) =>
    t.request('/auth/v1/user/password', {
      method: 'PUT',
      token: user.token,
      json: { current_password: current, password },
    });
  expect(await bodyOf(await change('Wrong-one-1', 'Another-one-8'))).toMatchObject({
    code: 'wrong_password',
  });
  expect(await bodyOf(await change(TEST_PASSWORD, 'Password1!'))).toMatchObject({
    message: 'Password is too common',
  });
  expect((await change(TEST_PASSWORD, 'Another-one-8')).status).toBe(200);
  expect((await t.request('/auth/v1/user', { token: user.token })).status).toBe(200);
  expect((await t.request('/auth/v1/user', { token: other.token })).status).toBe(401);
});

test('a new address counts after its confirmation; one that is taken gets no mail and the same answer', async () => {
  await t.forgetLimits();
  const user = await t.signedIn();
  const taken = await t.signedIn();
  const ask = (email: string) =>
    t.request('/auth/v1/user/email', {
      method: 'PUT',
      token: user.token,
      json: { email, password: TEST_PASSWORD },
    });
  const before = (await t.mailsTo(taken.email)).length;
  const known = await ask(taken.email);
  const fresh = await ask('moved@example.com');
  expect(await known.text()).toEqual(await fresh.text());
  const token = tokenIn(await t.mail('moved@example.com'));
  expect((await t.mailsTo(taken.email)).length).toBe(before);
  expect((await t.mail(user.email, 3)).subject).toBe('A change to your account');
  expect((await t.post('/auth/v1/verify', { type: 'email_change', token })).status).toBe(200);
  expect(await bodyOf(await t.request('/auth/v1/user', { token: user.token }))).toMatchObject({
    email: 'moved@example.com',
  });
});
