import { expect, test } from 'vitest';
import { accountsApp } from '../../../../tests/accounts-app.ts';
import { TEST_PASSWORD } from '../../../../tests/sign-in.ts';

const t = accountsApp();

test('the export is a file in the private storage, with everything but secrets', async () => {
  const user = await t.signedIn();
  const made = await t.request('/auth/v1/user/export', { token: user.token, json: {} });
  const { name, size } = (await made.json()) as { name: string; size: number };
  const list = (await (await t.request('/storage/v1/files', { token: user.token })).json()) as {
    files: object[];
  };
  expect(list.files).toMatchObject([{ name, size, content_type: 'application/json' }]);

  const file = await t.request(`/storage/v1/files/${name}`, { token: user.token });
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  const text = await file.text();
  const content = JSON.parse(text) as { data: Record<string, object[]>; security: { audit: object[] } };
  expect(content.data.users).toMatchObject([{ id: user.userId, email: user.email }]);
  expect(content.data.sessions?.length).toBeGreaterThan(0);
  expect(content.data).toHaveProperty('user_usage');
  expect(content.security.audit).not.toEqual([]);
  const [{ password }] = await t.query('select password from identities where user_id = $1', [user.userId]);
  const [{ token }] = await t.query('select token from sessions where user_id = $1', [user.userId]);
  for (const secret of [password, token]) expect(text).not.toContain(secret);
});

test('the list of files goes by name, at most a hundred at once', async () => {
  const user = await t.signedIn();
  const put = (name: string) =>
    t.app.deps.files.put(user.userId, name, { bytes: new Uint8Array([1]), contentType: 'text/plain' });
  for (let n = 104; n >= 0; n--) await put(`f${String(n).padStart(3, '0')}.txt`);
  const names = async (search: string) => {
    const response = await t.request(`/storage/v1/files${search}`, { token: user.token });
    return ((await response.json()) as { files: { name: string }[] }).files.map(({ name }) => name);
  };
  const first = await names('');
  expect(first).toHaveLength(100);
  expect(first).toEqual([...first].sort());
  expect(await names('?offset=100')).toEqual(['f100.txt', 'f101.txt', 'f102.txt', 'f103.txt', 'f104.txt']);
  expect(await names('?prefix=f00&limit=3')).toEqual(['f000.txt', 'f001.txt', 'f002.txt']);
  expect((await t.request('/storage/v1/files?limit=101', { token: user.token })).status).toBe(400);
});

test('deleting asks for address and password, and leaves nothing of the person', async () => {
  const user = await t.signedIn();
  await t.app.deps.files.put(user.userId, 'x.txt', { bytes: new Uint8Array([1]), contentType: 'text/plain' });
  const remove = (json: object) => t.request('/auth/v1/user', { method: 'DELETE', token: user.token, json });
  expect((await remove({ email: 'other@example.com', password: TEST_PASSWORD })).status).toBe(400);
  expect((await remove({ email: user.email, password: 'Wrong-one-1' })).status).toBe(403);
  expect((await remove({ email: user.email })).status).toBe(403);
  expect((await remove({ email: user.email, password: TEST_PASSWORD })).status).toBe(204);

  expect((await t.request('/auth/v1/user', { token: user.token })).status).toBe(401);
  await expect(t.signIn(user.email)).rejects.toThrow('invalid_credentials');
  const references = await t.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'owner_id')
       and table_name not in ('security_events', 'action_log', 'client_logs', 'audit_log')`,
  );
  expect(references.length).toBeGreaterThan(6);
  for (const { table_name, column_name } of references) {
    const [{ n }] = await t.query(
      `select count(*)::int as n from ${table_name} where ${column_name}::text = $1`,
      [user.userId],
    );
    expect(n, table_name).toBe(0);
  }
});

test('the month’s usage outlives the account under a keyed hash', async () => {
  const email = 'comeback@example.com';
  const first = await t.signedIn({ email });
  const spent = await t.request('/functions/v1/atomic-usage-increment', {
    token: first.token,
    json: { limitType: 'chat_messages' },
  });
  expect(await spent.json()).toMatchObject({ success: true, current: 1 });
  await t.query("update usage_ledger set state = 'committed' where user_id = $1", [first.userId]);
  const json = { email, password: TEST_PASSWORD };
  expect((await t.request('/auth/v1/user', { method: 'DELETE', token: first.token, json })).status).toBe(204);
  expect(JSON.stringify(await t.query('select * from usage_carryover'))).not.toContain(email);

  const again = await t.signedIn({ email });
  expect(again.userId).not.toBe(first.userId);
  const rows = await t.query('select chat_messages from user_usage where user_id = $1', [again.userId]);
  expect(rows).toEqual([{ chat_messages: 1 }]);
});
