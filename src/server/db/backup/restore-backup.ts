import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { type BackupHeader, type BackupRow, readLines } from './backup-file.ts';
import { loadRows, withoutConstraints } from './load-rows.ts';

export interface RestoreOptions {
  url: string;
  file: string;
  migrationsFolder: string;
  /** Whether accounts that are there may be thrown away. */
  replace: boolean;
}

export interface RestoreSummary {
  header: BackupHeader;
  rows: number;
}

/**
 * Puts a backup in place of the database's content, in one transaction: afterwards it is either restored as a whole or
 * unchanged. The schema is built up to the migration of the backup, filled, and then brought to the newest.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const client = new pg.Client({ connectionString: options.url, application_name: 'lacuna restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseWhileInUse(client);
    if (!options.replace) await refuseWhenFilled(client);
    await client.query('begin');
    const summary = await replaceContent(client, options);
    await client.query('commit');
    return summary;
  } finally {
    await client.end();
  }
}

async function replaceContent(client: pg.Client, options: RestoreOptions): Promise<RestoreSummary> {
  const lines = readLines(options.file);
  const header = parseHeader((await lines.next()).value);
  const { before, after } = splitMigrations(options.migrationsFolder, header);

  await client.query('drop schema if exists pgboss cascade');
  await client.query('drop schema if exists drizzle cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await client.query(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await applyMigrations(client, before);
  const rows = await withoutConstraints(client, () => loadRows(client, parseRows(lines)));
  await applyMigrations(client, after);
  return { header, rows };
}

async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'lacuna'",
  );
  if (rowCount) throw new Error('Lacuna is running on this database. Stop it, then restore.');
}

async function refuseWhenFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: string }>('select count(*) from public.users');
  if (rows[0]?.count === '0') return;
  throw new Error(
    `This database has ${rows[0]?.count} accounts, which a restore would replace. ` +
      'Save them with `lacuna backup FILE`, then repeat with --replace.',
  );
}

function parseHeader(line: string | undefined): BackupHeader {
  try {
    const header = JSON.parse(line ?? '') as Partial<BackupHeader>;
    if (header.format === 'lacuna-backup' && header.version === 1) return header as BackupHeader;
  } catch {
    // Said below, whatever is wrong with the line.
  }
  throw new Error('This file is not a Lacuna backup.');
}

async function* parseRows(lines: AsyncIterable<string>): AsyncGenerator<BackupRow> {
  for await (const line of lines) yield JSON.parse(line) as BackupRow;
}

function splitMigrations(folder: string, header: BackupHeader) {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const applied = new Set(header.migrations);
  const before = known.filter((migration) => applied.has(migration.folderMillis));
  if (before.length < applied.size) {
    throw new Error('This backup was made by a newer version of Lacuna. Update, then restore.');
  }
  return { before, after: known.filter((migration) => !applied.has(migration.folderMillis)) };
}

async function applyMigrations(client: pg.Client, migrations: MigrationMeta[]): Promise<void> {
  for (const migration of migrations) {
    for (const statement of migration.sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
  }
}
