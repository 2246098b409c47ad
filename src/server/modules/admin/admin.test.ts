import { beforeAll, expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import type { SignedInUser } from '../../../../tests/sign-in.ts';

const t = accountsApp();
let admin: SignedInUser;
beforeAll(async () => {
  admin = await t.signedIn({ email: 'boss@example.com', admin: true });
});

const as = (token: string, path: string, init: { method?: string; json?: unknown } = {}) =>
  t.request(`/auth/v1/admin${path}`, { token, ...init });
const body = async (response: Response) => (await response.json()) as Record<string, unknown>;

test('admins find people by part of their address', async () => {
  await t.signedIn({ email: 'findme_1@example.com' });
  await t.signedIn({ email: 'findmex1@example.com' });
  const emails = async (search: string) => {
    const found = await body(await as(admin.token, `/users?${search}`));
    return (found.users as { email: string }[]).map(({ email }) => email);
  };
  expect(await emails('search=FINDME')).toHaveLength(2);
  expect(await emails('search=findme_1')).toEqual(['findme_1@example.com']);
  expect(await emails('status=admin')).toEqual(['boss@example.com']);
  expect(await emails('search=%25')).toEqual([]);
  expect((await as(admin.token, '/users?page=0')).status).toBe(400);
});

test('a disabled person is out at once, hears so, and returns when enabled; every act is audited', async () => {
  const user = await t.signedIn();
  const revoked: string[] = [];
  const stop = t.app.deps.events.subscribe(({ topic, event }) => {
    if (event.type === 'auth.revoked') revoked.push(topic);
  });
  const disabled = await as(admin.token, `/users/${user.userId}/disable`, { json: { reason: 'spam' } });
  expect(await body(disabled)).toMatchObject({ disabled: true, disabled_reason: 'spam', sessions: 0 });
  expect((await t.request('/auth/v1/user', { token: user.token })).status).toBe(401);
  const refresh = { grant_type: 'refresh_token', refresh_token: user.refreshToken };
  expect((await t.request('/auth/v1/token', { json: refresh })).status).toBe(401);
  await expect(t.signIn(user.email)).rejects.toThrow('account_disabled');
  await expect.poll(() => revoked).toContain(`user:${user.userId}`);
  stop();

  expect(await body(await as(admin.token, `/users/${user.userId}/enable`, { json: {} }))).toMatchObject({
    disabled: false,
    disabled_reason: null,
  });
  expect((await t.signIn(user.email)).token).toBeTruthy();

  const { entries } = await body(await as(admin.token, '/audit?action=_user'));
  expect((entries as { action: string; actor: string; subject: string }[]).slice(0, 2)).toMatchObject([
    { action: 'admin.enable_user', actor: 'boss@example.com', subject: user.userId },
    {
      action: 'admin.disable_user',
      actor: 'boss@example.com',
      subject: user.userId,
      details: { reason: 'spam' },
    },
  ]);
});

test('a granted role counts at once, and is taken at once', async () => {
  const user = await t.signedIn();
  expect((await as(user.token, '/users')).status).toBe(403);
  const role = (role: string) =>
    as(admin.token, `/users/${user.userId}/role`, { method: 'PUT', json: { role } });
  expect(await body(await role('admin'))).toMatchObject({ role: 'admin' });
  expect((await as(user.token, '/users')).status).toBe(200);
  expect(await body(await role('user'))).toMatchObject({ role: 'user' });
  expect((await as(user.token, '/users')).status).toBe(403);
  expect((await role('owner')).status).toBe(400);
});

test('admins cannot disable or demote themselves, and absent people are not found', async () => {
  const disabled = await as(admin.token, `/users/${admin.userId}/disable`, { json: {} });
  expect(await body(disabled)).toMatchObject({ code: 'own_account' });
  const demoted = await as(admin.token, `/users/${admin.userId}/role`, {
    method: 'PUT',
    json: { role: 'user' },
  });
  expect(await body(demoted)).toMatchObject({ code: 'own_account' });
  const absent = await as(admin.token, `/users/${crypto.randomUUID()}/disable`, { json: {} });
  expect(absent.status).toBe(404);
});

test('admins read security events and jobs', async () => {
  const event = { type: 'from_browser', severity: 'critical', details: { a: 1 } };
  await t.request('/api/security/log', { json: event });
  const { events, total } = await body(
    await as(admin.token, '/security-events?severity=critical&source=client'),
  );
  expect(events).toMatchObject([
    { type: 'from_browser', source: 'client', user_email: null, details: { a: 1 } },
  ]);
  expect(total).toBe(1);
  const { queues } = await body(await as(admin.token, '/jobs'));
  const mail = (queues as { queue: string; completed: number }[]).find(({ queue }) => queue === 'send-mail');
  expect(mail?.completed).toBeGreaterThan(0);
});
