import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { bodyOf, mailsTo, TEST_PASSWORD, tokenIn } from '../../../../tests/sign-in.ts';

const t = accountsApp();
const tag = () => crypto.randomUUID().slice(0, 8);

/** Addresses that our rule accepts, in the form in which somebody else may type them. */
const unusual = (x: string): [typed: string, elsewhere: string][] => [
  [`a&b-${x}@example.com`, `A&B-${x}@example.com`],
  [`o'brien-${x}@example.com`, `o'brien-${x}@example.com`],
  [`'${x}'@example.com`, `'${x}'@example.com`],
  [`u/${x}=?^{|}~@example.com`, `u/${x}=?^{|}~@example.com`],
  [`user%${x}@example.com`, `user%${x}@example.com`],
  [`jos\u00e9-${x}@example.com`, `jose\u0301-${x}@example.com`],
  [`user-${x}@m\u00fcnchen.de`, `user-${x}@xn--mnchen-3ya.de`],
  [`user-${x}@xn--e1afmkfd.xn--p1ai`, `user-${x}@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444`],
  [`user-${x}@\u0921\u093e\u091f\u093e.\u092d\u093e\u0930\u0924`, `user-${x}@xn--c2bd1gb.xn--h2brj9c`],
];

const grant = (email: string) =>
  t.request('/auth/v1/token', { json: { grant_type: 'password', email, password: TEST_PASSWORD } });

test.each(unusual(tag()))('%s has an account, by each way to sign in', async (typed, elsewhere) => {
  await t.forgetLimits();
  await t.confirmed(typed);
  for (const email of [typed, elsewhere]) {
    expect((await grant(email)).status, email).toBe(200);
    expect((await t.post('/auth/v1/signin', { email, password: TEST_PASSWORD })).status, email).toBe(200);
  }
  const box = elsewhere.toLowerCase();
  const sent = (await t.mailsTo(box)).length;
  await t.post('/auth/v1/otp', { email: elsewhere });
  const code = await t.mailedCode(box, sent + 1);
  expect((await t.post('/auth/v1/otp/verify', { email: typed, code })).status).toBe(200);
});

test.each(unusual(tag()))('%s is one account, not two', async (typed, elsewhere) => {
  await t.forgetLimits();
  await t.confirmed(typed);
  const box = elsewhere.toLowerCase();
  const before = (await t.mailsTo(box)).length;
  expect((await t.post('/auth/v1/signup', { email: elsewhere, password: 'Another-one-8' })).status).toBe(200);
  await t.mail(box, before + 1);
  expect((await t.mailsTo(box)).map(({ subject }) => subject)).toContain('You already have an account');
});

test.each(unusual(tag()))('changing to %s keeps the account usable', async (typed, elsewhere) => {
  await t.forgetLimits();
  const user = await t.signedIn();
  const asked = await t.request('/auth/v1/user/email', {
    method: 'PUT',
    token: user.token,
    json: { email: typed, password: TEST_PASSWORD },
  });
  expect(asked.status).toBe(200);
  const token = tokenIn(await t.mail(typed));
  expect((await t.post('/auth/v1/verify', { type: 'email_change', token })).status).toBe(200);
  expect((await grant(elsewhere)).status).toBe(200);
  const { access_token: access } = (await (await grant(typed)).json()) as { access_token: string };
  const gone = await t.request('/auth/v1/user', {
    method: 'DELETE',
    token: access,
    json: { email: elsewhere, password: TEST_PASSWORD },
  });
  expect(gone.status).toBe(204);
});

test('an account whose domain was stored in its ASCII form is found by both', async () => {
  await t.forgetLimits();
  const email = `old-${tag()}@example.com`;
  await t.confirmed(email);
  const ascii = email.replace('example.com', 'xn--mnchen-3ya.de');
  await t.query('update users set email = $1 where email = $2', [ascii, email]);
  for (const spelled of [ascii, ascii.replace('xn--mnchen-3ya', 'm\u00fcnchen')]) {
    expect((await grant(spelled)).status, spelled).toBe(200);
  }
});

test('what is no address is refused with 400 at sign-up and change, never with 500', async () => {
  const user = await t.signedIn();
  const x = tag();
  for (const email of [
    `\u200buser${x}@example.com`,
    `us\u00ader${x}@example.com`,
    `"quoted ${x}"@example.com`,
    `user${x}@[127.0.0.1]`,
    `user${x}@example.co.uk.`,
    `u${x}@localhost`,
    `user${x}\uff20example.com`,
    `user${x}\ud800@example.com`,
    `user${x}\u0000@example.com`,
  ]) {
    await t.forgetLimits();
    const signUp = await t.post('/auth/v1/signup', { email, password: TEST_PASSWORD });
    expect(signUp.status, JSON.stringify(email)).toBe(400);
    const json = { email, password: TEST_PASSWORD };
    const change = await t.request('/auth/v1/user/email', { method: 'PUT', token: user.token, json });
    expect(change.status, JSON.stringify(email)).toBe(400);
    for (const path of ['/auth/v1/recover', '/auth/v1/resend', '/auth/v1/otp', '/auth/v1/signin']) {
      const body = path.endsWith('signin') ? json : { email };
      expect((await t.post(path, body)).status, `${path} ${JSON.stringify(email)}`).toBeLessThan(500);
    }
  }
  expect(await bodyOf(await t.request('/auth/v1/user', { token: user.token }))).toMatchObject({
    email: user.email,
  });
  expect(await mailsTo(t.app, `us\u00ader${x}@example.com`)).toEqual([]);
});
