import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { execute } from '../../../../tests/test-cluster.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'lacuna-backup-'));
const file = join(folder, 'accounts.gz');
let source: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  source = await createTestDatabase();
  await source.pool.query(`
    insert into users (name, email, ban_expires) values
      ('Zoë "quoted" \\ \n line', 'zoe@example.com', '2031-02-03 04:05:06.789012+02'),
      ('', 'plain@example.com', 'infinity');
    insert into realtime_events (topic, event) values ('t', '{"amount": 12345678901234567890.5, "text": "\\u00e9\\n"}');`);
  await writeBackup({ url: source.url, file, installationSecret: 'the secret', now: new Date(0) });
});

beforeEach(async () => {
  await target?.close();
  target = await createTestDatabase();
});

afterAll(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

const restore = (options: { file?: string; replace?: boolean } = {}) =>
  restoreBackup({ url: target.url, file, migrationsFolder: 'migrations', replace: false, ...options });

async function content({ url }: TestDatabase): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const result: Record<string, unknown[]> = {};
  for (const { name } of rows) {
    result[name] = (await client.query(`select t::text as row from "${name}" t order by 1`)).rows;
  }
  await client.end();
  return result;
}

it('brings back every value of every table exactly', async () => {
  const { header, rows } = await restore();
  expect(rows).toBe(3);
  expect(header.installation_secret).toBe('the secret');
  expect(await content(target)).toEqual(await content(source));
});

it('goes on numbering where the saved installation stopped, with triggers at work again', async () => {
  await restore();
  const saved = await target.pool.query('select max(id)::int as id from realtime_events');
  await target.pool.query("insert into realtime_events (topic, event) values ('t', '{}')");
  const next = await target.pool.query('select max(id)::int as id from realtime_events');
  expect(next.rows[0].id).toBeGreaterThan(saved.rows[0].id);
  await expect(target.pool.query("insert into users (email) values ('zoe@example.com')")).rejects.toThrow(
    /unique/,
  );
});

it('can be read by its owner alone and never overwrites a file', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = writeBackup({ url: source.url, file, installationSecret: null, now: new Date(0) });
  await expect(again).rejects.toThrow(/EEXIST|exists/);
  expect(gunzipSync(readFileSync(file)).toString()).toContain('the secret');
});

it('refuses to replace accounts unless told to', async () => {
  await execute(target.url, ["insert into users (email) values ('here@example.com')"]);
  await expect(restore()).rejects.toThrow(/has 1 accounts/);
  await restore({ replace: true });
  expect(await content(target)).toEqual(await content(source));
});

it('changes nothing when the file is cut, damaged or something else', async () => {
  const before = await content(target);
  const cut = join(folder, 'cut.gz');
  writeFileSync(cut, readFileSync(file));
  truncateSync(cut, statSync(file).size - 20);
  await expect(restore({ file: cut })).rejects.toThrow();

  const other = join(folder, 'other.gz');
  writeFileSync(other, gzipSync('{"hello": "world"}\n'));
  await expect(restore({ file: other })).rejects.toThrow(/not a Lacuna backup/);
  await expect(restore({ file: 'package.json' })).rejects.toThrow();
  expect(await content(target)).toEqual(before);
});

it('refuses a backup of a newer version', async () => {
  const [first = '', ...rest] = gunzipSync(readFileSync(file)).toString().split('\n');
  const header = JSON.parse(first);
  header.migrations.push(9_999_999_999_999);
  const newer = join(folder, 'newer.gz');
  writeFileSync(newer, gzipSync([JSON.stringify(header), ...rest].join('\n')));
  await expect(restore({ file: newer })).rejects.toThrow(/newer version/);
});

it('migrates a backup of an older version to the newest schema', async () => {
  const [first = '', ...rest] = gunzipSync(readFileSync(file)).toString().split('\n');
  const header = JSON.parse(first);
  header.migrations.splice(2);
  const known = rest.filter((line) => /"table":"(users|realtime_events)"/.test(line));
  const older = join(folder, 'older.gz');
  writeFileSync(older, gzipSync([JSON.stringify(header), ...known].join('\n')));
  await restore({ file: older });
  expect(await content(target)).toEqual(await content(source));
});

it('refuses while the application is connected', async () => {
  const client = new pg.Client({ connectionString: target.url, application_name: 'lacuna' });
  await client.connect();
  await expect(restore()).rejects.toThrow(/is running/);
  await client.end();
});
