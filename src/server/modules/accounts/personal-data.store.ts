import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

interface Reference {
  child: string;
  column: string;
  parent: string;
  parentColumn: string;
}

/** Secrets and bulky bytes are no personal data that a person could use, and must not lie in a file. */
const withheld = new Set([
  'token',
  'password',
  'secret',
  'backup_codes',
  'access_token',
  'refresh_token',
  'id_token',
  'salt',
  'bytes',
  'value',
]);
const left = new Set(['refresh_families', 'two_factors', 'files']);

/** Foreign keys of one column between our tables, as the database's catalogue has them. */
async function references(db: Db): Promise<Reference[]> {
  const { rows } = await db.execute<Record<keyof Reference, string>>(sql`
    select child.relname as "child", ca.attname as "column", parent.relname as "parent", pa.attname as "parentColumn"
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_attribute ca on ca.attrelid = child.oid and ca.attnum = c.conkey[1]
    join pg_attribute pa on pa.attrelid = parent.oid and pa.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1 and child.relnamespace = 'public'::regnamespace
    order by child.relname`);
  return rows;
}

const strip = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.has(column)));

/**
 * Every row that belongs to a person, by table: what refers to their row, and what refers to that in turn. The
 * foreign keys decide, so a new table of a person's data cannot be forgotten.
 */
export async function collectPersonalData(db: Db, userId: string): Promise<Record<string, object[]>> {
  const all = await references(db);
  const { rows: person } = await db.execute(sql`select * from users where id = ${userId}`);
  const collected = new Map<string, Record<string, unknown>[]>([['users', person]]);
  const waiting = ['users'];
  for (let parent = waiting.shift(); parent !== undefined; parent = waiting.shift()) {
    for (const { child, column, parentColumn } of all.filter((reference) => reference.parent === parent)) {
      if (collected.has(child) || left.has(child)) continue;
      const keys = (collected.get(parent) ?? []).map((row) => String(row[parentColumn]));
      const wanted = sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      );
      const { rows } =
        keys.length === 0
          ? { rows: [] }
          : await db.execute(
              sql`select * from ${sql.identifier(child)} where ${sql.identifier(column)}::text in (${wanted})`,
            );
      collected.set(child, rows);
      waiting.push(child);
    }
  }
  return Object.fromEntries([...collected].map(([table, rows]) => [table, rows.map(strip)]));
}
