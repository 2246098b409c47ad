import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { bodyOf, cookieOf, TEST_PASSWORD, tokenIn } from '../../../../tests/sign-in.ts';
import { users } from './accounts.tables.ts';

const t = accountsApp();

test('an account is made, confirmed by mail, and signs in with a cookie that scripts cannot read', async () => {
  const email = 'ada@example.com';
  const created = await t.post('/auth/v1/signup', {
    email: ` ${email.toUpperCase()} `,
    password: TEST_PASSWORD,
  });
  expect(await bodyOf(created)).toEqual({
    message: 'Account created successfully! Please check your email to verify your account.',
  });

  const early = await t.post('/auth/v1/signin', { email, password: TEST_PASSWORD });
  expect(early.status).toBe(403);
  expect(await bodyOf(early)).toMatchObject({
    code: 'email_not_verified',
    message: 'Please check your email and click the confirmation link before signing in.',
  });

  const mail = await t.mail(email);
  expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/login#type=signup&token=[\w-]{43}$/);
  const confirmed = await t.post('/auth/v1/verify', { type: 'signup', token: tokenIn(mail) });
  expect(confirmed.status).toBe(200);

  const signedIn = await t.post('/auth/v1/signin', {
    email: 'Ada@Example.com',
    password: TEST_PASSWORD,
  });
  expect(signedIn.status).toBe(200);
  const [cookie] = signedIn.headers.getSetCookie();
  expect(cookie).toMatch(/^lacuna_session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  const { session } = (await signedIn.json()) as { session: Record<string, unknown> };
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 900, refresh_token: null });
  expect(session.user).toMatchObject({ email, is_admin: false, email_verified: true, mfa_enabled: false });

  const refreshed = await t.request('/auth/v1/session', { headers: { cookie: cookieOf(signedIn) } });
  const again = (await refreshed.json()) as { session: { access_token: string } };
  const user = await t.request('/auth/v1/user', { token: again.session.access_token });
  expect(await bodyOf(user)).toMatchObject({ email, has_password: true, recovery_codes_left: null });
});

test('sign-out ends cookie, access token and refresh token at once', async () => {
  const { email, token, refreshToken } = await t.signedIn();
  const signedIn = await t.post('/auth/v1/signin', { email, password: TEST_PASSWORD });
  const cookie = cookieOf(signedIn);
  const { session } = (await signedIn.json()) as { session: { access_token: string } };

  const left = await t.request('/auth/v1/logout', { json: {}, headers: { ...t.pageHeaders(), cookie } });
  expect(left.status).toBe(204);
  expect(left.headers.getSetCookie()[0]).toContain('lacuna_session=; Max-Age=0');
  expect(await bodyOf(await t.request('/auth/v1/session', { headers: { cookie } }))).toEqual({
    session: null,
  });
  expect((await t.request('/auth/v1/user', { token: session.access_token })).status).toBe(401);

  // The program's session is another one: it goes on, until it signs out itself.
  expect((await t.request('/auth/v1/user', { token })).status).toBe(200);
  expect((await t.request('/auth/v1/logout', { token, json: {} })).status).toBe(204);
  expect((await t.request('/auth/v1/user', { token })).status).toBe(401);
  const refresh = await t.request('/auth/v1/token', {
    json: { grant_type: 'refresh_token', refresh_token: refreshToken },
  });
  expect(refresh.status).toBe(401);
});

test('"sign out the others" keeps this session alone', async () => {
  const first = await t.signedIn();
  const second = await t.signIn(first.email);
  const list = await bodyOf(await t.request('/auth/v1/sessions', { token: second.token }));
  expect(list.sessions).toHaveLength(2);
  expect(
    (await t.request('/auth/v1/logout', { token: second.token, json: { scope: 'others' } })).status,
  ).toBe(204);
  expect((await t.request('/auth/v1/user', { token: first.token })).status).toBe(401);
  expect((await t.request('/auth/v1/user', { token: second.token })).status).toBe(200);
});

test('the cookie counts under /auth/v1 alone, and a change needs JSON, our Origin and the CSRF token', async () => {
  const email = 'csrf@example.com';
  await t.confirmed(email);
  const credentials = { email, password: TEST_PASSWORD };
  const cookie = cookieOf(await t.post('/auth/v1/signin', credentials));
  expect((await t.request('/rest/v1/rpc/is_admin', { headers: { cookie }, json: {} })).status).toBe(401);

  const refused: [Record<string, string>, number][] = [
    [{}, 403],
    [{ ...t.pageHeaders(), origin: 'https://evil.example' }, 403],
    [{ ...t.pageHeaders(), origin: `${t.app.deps.config.publicUrl}.evil.example` }, 403],
    [{ 'x-csrf-token': 'ab'.repeat(32) }, 403],
    [{ origin: t.app.deps.config.publicUrl }, 403],
    [{ ...t.pageHeaders(), 'x-csrf-token': 'short' }, 403],
  ];
  for (const [headers, status] of refused) {
    const response = await t.request('/auth/v1/signin', { json: credentials, headers });
    expect(response.status).toBe(status);
    expect(await bodyOf(response)).toMatchObject({ message: 'Security check failed. Please try again.' });
    expect((await t.request('/auth/v1/logout', { json: {}, headers: { ...headers, cookie } })).status).toBe(
      status,
    );
  }
  const form = await t.request('/auth/v1/signin', {
    method: 'POST',
    body: 'email=a',
    headers: { ...t.pageHeaders(), 'content-type': 'text/plain' },
  });
  expect(form.status).toBe(415);
  const still = await bodyOf(await t.request('/auth/v1/session', { headers: { cookie } }));
  expect(still.session).not.toBeNull();
});

test('the hidden field counts as a bot', async () => {
  await t.forgetLimits();
  for (const path of ['/auth/v1/signup', '/auth/v1/signin']) {
    const response = await t.post(path, {
      email: 'a@example.com',
      password: TEST_PASSWORD,
      website: 'x',
    });
    expect(response.status).toBe(400);
    expect(await bodyOf(response)).toMatchObject({
      code: 'bot_detected',
      message: 'Security check failed. Please try again.',
    });
  }
});

test.each([
  ['ab@x', 'Email too short'],
  [`${'a'.repeat(250)}@example.com`, 'Email too long'],
  ['nobody', 'Invalid email format'],
  ['someone@mailinator.com', 'Temporary email addresses are not allowed'],
])('sign-up refuses the address %s', async (email, message) => {
  await t.forgetLimits();
  const response = await t.post('/auth/v1/signup', { email, password: TEST_PASSWORD });
  expect(response.status).toBe(400);
  expect(await bodyOf(response)).toMatchObject({ code: 'invalid_email', message });
});

test.each([
  ['Sh0rt!', 'Password must be at least 8 characters'],
  [`Aa1!${'x'.repeat(125)}`, 'Password too long'],
  ['lowercase-7', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE-7', 'Password must contain at least one lowercase letter'],
  ['No-digits-here', 'Password must contain at least one number'],
  ['NoSpecial77', 'Password must contain at least one special character'],
  ['P@ssw0rd1!', 'Password is too common'],
])('sign-up refuses the password %s', async (password, message) => {
  await t.forgetLimits();
  const response = await t.post('/auth/v1/signup', { email: 'weak@example.com', password });
  expect(response.status).toBe(400);
  expect(await bodyOf(response)).toMatchObject({ code: 'weak_password', message });
});

test('passwords of any script and of 128 characters are kept whole', async () => {
  await t.forgetLimits();
  const long = `Ünïcødé-7 密码${'🗝'.repeat(116)}`;
  expect([...long]).toHaveLength(128);
  await t.confirmed('unicode@example.com', long);
  expect((await t.signIn('unicode@example.com', long)).token).toBeTruthy();
  await expect(t.signIn('unicode@example.com', [...long].slice(0, -1).join(''))).rejects.toThrow('401');
});

test('a known address gets the same answer as an unknown one; its owner is told by mail', async () => {
  await t.forgetLimits();
  const email = 'known@example.com';
  await t.confirmed(email);
  const calls = [
    ['/auth/v1/signup', { password: TEST_PASSWORD }],
    ['/auth/v1/signin', { password: 'Wrong-password-1' }],
    ['/auth/v1/recover', {}],
    ['/auth/v1/resend', {}],
    ['/auth/v1/otp', {}],
    ['/auth/v1/otp/verify', { code: '000000' }],
  ] as const;
  for (const [path, rest] of calls) {
    const answers = [];
    for (const address of [email, `nobody-${path.replaceAll('/', '-')}@example.com`]) {
      const response = await t.post(path, { email: address, ...rest });
      const text = (await response.text()).replace(/"request_id":"[^"]+"/, '"request_id":""');
      const headers = [...response.headers].map(([name]) => name);
      answers.push({ status: response.status, text, headers });
    }
    expect(answers[0], path).toEqual(answers[1]);
  }
  const mails = await t.mailsTo(email);
  const told = mails.find((mail) => mail.subject === 'You already have an account');
  expect(told?.text).toContain('An account with this email already exists. Please try logging in instead.');
  expect(told?.links[0]).toContain('/login');
});

test('a disabled account is told so after the right password only', async () => {
  const user = await t.signedIn();
  await t.app.deps.database.db.update(users).set({ banned: true }).where(eq(users.id, user.userId));
  const right = await t.post('/auth/v1/signin', { email: user.email, password: TEST_PASSWORD });
  expect(await bodyOf(right)).toMatchObject({ code: 'account_disabled' });
  const wrong = await t.post('/auth/v1/signin', { email: user.email, password: 'Wrong-one-1' });
  expect(await bodyOf(wrong)).toMatchObject({ code: 'invalid_credentials' });
});

test('roles come from the database: a person is told of the own role only', async () => {
  const user = await t.signedIn();
  const admin = await t.signedIn({ admin: true });
  const ask = async (token: string, user_id: string) =>
    (await t.request('/rest/v1/rpc/is_admin', { token, json: { user_id } })).json();
  expect(await ask(user.token, user.userId)).toBe(false);
  expect(await ask(user.token, admin.userId)).toBe(false);
  expect(await ask(admin.token, admin.userId)).toBe(true);
  expect(await ask(admin.token, user.userId)).toBe(false);
});
