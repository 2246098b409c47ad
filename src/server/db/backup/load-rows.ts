import pg from 'pg';
import type { BackupRow } from './backup-file.ts';

const BYTES_AT_ONCE = 1_000_000;

interface Table {
  name: string;
  /** Columns that can be written; PostgreSQL computes the generated ones itself. */
  columns: string;
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs `load` without foreign keys, so that rows may come in any order, and checks all of them afterwards. Triggers
 * rest meanwhile: what they do on an insert was done when the row was first written.
 */
export async function withoutConstraints<T>(client: pg.Client, load: () => Promise<T>): Promise<T> {
  const { rows: constraints } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: tables } = await client.query<{ table: string }>(
    "select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = 'public'",
  );
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
  const result = await load();
  for (const { table } of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of constraints) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  return result;
}

/** Inserts the rows of a backup, sorted by table, and moves each sequence behind them. Returns how many there were. */
export async function loadRows(client: pg.Client, rows: AsyncIterable<BackupRow>): Promise<number> {
  const tables = await writableTables(client);
  let count = 0;
  for await (const { table, rows: batch } of batches(rows)) {
    const target = tables.get(table);
    if (!target) throw new Error(`The backup holds a table that its own schema does not have: ${table}`);
    await insert(client, target, batch);
    count += batch.length;
  }
  await moveSequences(client);
  return count;
}

async function* batches(rows: AsyncIterable<BackupRow>): AsyncGenerator<{ table: string; rows: string[] }> {
  let batch: { table: string; rows: string[] } = { table: '', rows: [] };
  let bytes = 0;
  for await (const { table, row } of rows) {
    if (table !== batch.table || bytes > BYTES_AT_ONCE) {
      if (batch.rows.length > 0) yield batch;
      batch = { table, rows: [] };
      bytes = 0;
    }
    batch.rows.push(row);
    bytes += row.length;
  }
  if (batch.rows.length > 0) yield batch;
}

async function insert(client: pg.Client, { name, columns }: Table, rows: string[]): Promise<void> {
  const target = `public.${pg.escapeIdentifier(name)}`;
  await client.query(
    `insert into ${target} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${target}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

async function writableTables(client: pg.Client): Promise<Map<string, Table>> {
  const { rows } = await client.query<Table>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  );
  return new Map(rows.map((table) => [table.name, table]));
}

async function moveSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ target: string; column: string; sequence: string }>(
    `select format('%I.%I', table_schema, table_name) as target, quote_ident(column_name) as column,
            pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = 'public' and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null`,
  );
  for (const { target, column, sequence } of rows) {
    await client.query(
      `select setval($1, coalesce(max(${column}), 1), max(${column}) is not null) from ${target}`,
      [sequence],
    );
  }
}
