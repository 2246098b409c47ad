import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { runCommand } from '../../tests/run-command.ts';

let database: TestDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url, LACUNA_DATA_DIR: mkdtempSync(join(tmpdir(), 'lacuna-admin-')) };
  await database.pool.query("insert into users (email, email_verified) values ('ada@example.com', true)");
});
afterAll(() => database.close());

const role = async () =>
  (await database.pool.query("select role from users where email = 'ada@example.com'")).rows[0]?.role;

it('grants and revokes administration, audited and announced to running servers', async () => {
  expect(await runCommand(['admin', 'grant', 'Ada@Example.com'], env)).toMatchObject({
    code: 0,
    out: 'Ada@Example.com is now an administrator.\n',
  });
  expect(await role()).toBe('admin');
  expect(await runCommand(['admin', 'revoke', 'ada@example.com'], env)).toMatchObject({ code: 0 });
  expect(await role()).toBe('user');
  const audit = await database.pool.query('select actor, action from audit_log order by id');
  expect(audit.rows).toEqual([
    { actor: 'system', action: 'admin.grant' },
    { actor: 'system', action: 'admin.revoke' },
  ]);
  const { rows } = await database.pool.query(
    "select event from realtime_events where event->>'type' = 'auth.revoked'",
  );
  expect(rows).toHaveLength(2);
}, 120_000);

it('says what to do about an unknown address and a missing one', async () => {
  expect(await runCommand(['admin', 'grant', 'nobody@example.com'], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Sign up in the browser first'),
  });
  expect(await runCommand(['admin', 'grant'], env)).toMatchObject({ code: 2 });
}, 120_000);
