import { existsSync, renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import { type BackupHeader, writeLines } from './backup-file.ts';

export interface BackupOptions {
  url: string;
  /** File to make; an existing one is never overwritten. */
  file: string;
  installationSecret: string | null;
  now: Date;
}

export interface BackupSummary {
  tables: number;
  rows: number;
}

const ROWS_AT_ONCE = 200;

/**
 * Saves every table of the application as of one moment, while the application may run on. Waiting jobs are left out:
 * what they act on is in the tables, and mail must not be sent twice after a restore.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  if (existsSync(options.file)) throw new Error(`${options.file} already exists and is not overwritten.`);
  const client = new pg.Client({ connectionString: options.url, application_name: 'lacuna backup' });
  client.on('error', () => undefined);
  await client.connect();
  const draft = `${options.file}.partial-${process.pid}`;
  const summary: BackupSummary = { tables: 0, rows: 0 };
  try {
    await client.query('begin isolation level repeatable read read only');
    await writeLines(draft, backupLines(client, options, summary));
    renameSync(draft, options.file);
    return summary;
  } finally {
    rmSync(draft, { force: true });
    await client.end();
  }
}

async function* backupLines(
  client: pg.Client,
  options: BackupOptions,
  summary: BackupSummary,
): AsyncGenerator<string> {
  const applied = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  const header: BackupHeader = {
    format: 'lacuna-backup',
    version: 1,
    created_at: options.now.toISOString(),
    migrations: applied.rows.map((row) => Number(row.created_at)),
    installation_secret: options.installationSecret,
  };
  yield JSON.stringify(header);
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  for (const { name } of tables) {
    summary.tables++;
    for await (const row of tableRows(client, name)) {
      summary.rows++;
      yield JSON.stringify({ table: name, row });
    }
  }
}

async function* tableRows(client: pg.Client, table: string): AsyncGenerator<string> {
  const source = `public.${pg.escapeIdentifier(table)}`;
  await client.query(`declare rows no scroll cursor for select to_jsonb(t)::text as row from ${source} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from rows`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close rows');
}
