import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import { REST_TABLES, type RestTable } from '../../../contract/routes/rest.routes.ts';
import type { UserCtx } from '../../context.ts';
import { parseRead, type TableRead } from './parse-read.ts';
import { RELATIONS, type Relation } from './relations.ts';

export interface ReadRequest {
  table: string;
  query: URLSearchParams;
  range: string | null;
  /** Whether to count all matching rows too. */
  count: boolean;
}

export interface ReadAnswer {
  rows: Record<string, unknown>[];
  offset: number;
  /** All matching rows, null when they were not counted. */
  total: number | null;
}

/**
 * Reads rows of a table as `/rest/v1` shows it: of the signed-in person, or of all where admins may. Throws
 * `not_found` for another table, `invalid_request` for a read that is not understood.
 */
export async function readTable(ctx: UserCtx, request: ReadRequest): Promise<ReadAnswer> {
  const table = REST_TABLES.find((name) => name === request.table);
  if (!table) throw new AppError('not_found');
  const relation = RELATIONS[table];
  const read = parseRead(relation, request.query, request.range);
  const where = sql.join([...visible(ctx, relation), ...read.where], sql` and `);
  const { db } = ctx.database;
  const rows = await db.execute<{ row: Record<string, unknown> }>(rowsQuery(ctx, relation, { read, where }));
  const total = request.count ? await countRows(ctx, table, where) : null;
  return { rows: rows.rows.map(({ row }) => row), offset: read.offset, total };
}

function visible(ctx: UserCtx, relation: Relation): SQL[] {
  const { userId, role } = ctx.actor;
  const all = relation.adminReadsAll && role === 'admin';
  const rows = all ? sql`true` : sql`${relation.owner} = ${userId}::uuid`;
  return relation.hidden ? [rows, sql`not (${relation.hidden})`] : [rows];
}

// The database makes the JSON, so that times keep their microseconds.
function rowsQuery(ctx: UserCtx, relation: Relation, query: { read: TableRead; where: SQL }): SQL {
  const { read, where } = query;
  const owned = sql`${relation.owner} = ${ctx.actor.userId}::uuid`;
  const values = read.selected.map(({ name, value }) => sql`${value(owned)} as ${sql.identifier(name)}`);
  const order = read.orderBy.length > 0 ? sql`order by ${sql.join(read.orderBy, sql`, `)}` : sql``;
  return sql`
    select row_to_json(r) as row from (
      select ${sql.join(values, sql`, `)} from ${relation.from} where ${where}
      ${order} limit ${read.limit} offset ${read.offset}
    ) r`;
}

async function countRows(ctx: UserCtx, table: RestTable, where: SQL): Promise<number> {
  const counted = await ctx.database.db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${RELATIONS[table].from} where ${where}`,
  );
  return counted.rows[0]?.total ?? 0;
}
