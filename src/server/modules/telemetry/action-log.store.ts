import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Milliseconds of the two windows in which actions are counted. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Rows that one person may add to one kind within an hour: more than any threshold asks for. What comes on top is not
 * stored, so that neither the table nor a count grows with what a program sends.
 */
export const MOST_ACTIONS = 300;

export interface NewAction {
  userId: string;
  action: string;
  at: Date;
}

/** How many of a kind came in the last minute and hour, this one included; no higher than just above `MOST_ACTIONS`. */
export interface ActionCounts {
  minute: number;
  hour: number;
}

/** Stores a change of a person, named by its route, and counts all changes of theirs. Routes begin with a slash. */
export function storeChange(db: Db, action: NewAction): Promise<ActionCounts> {
  return storeAndCount(db, action, sql`action like '/%'`);
}

/** Stores a gated action of a person, and counts those of the same name. */
export function storeGatedAction(db: Db, action: NewAction): Promise<ActionCounts> {
  return storeAndCount(db, action, sql`action = ${action.action}`);
}

/** One statement; each count reads an index up to its bound, however large the table is. */
async function storeAndCount(db: Db, row: NewAction, kind: ReturnType<typeof sql>): Promise<ActionCounts> {
  const since = (milliseconds: number) => new Date(row.at.getTime() - milliseconds).toISOString();
  const counted = (milliseconds: number) => sql`(
    select count(*)::int from (
      select from action_log
      where user_id = ${row.userId} and ${kind} and at > ${since(milliseconds)}::timestamptz
      order by at desc limit ${MOST_ACTIONS}) newest)`;
  const { rows } = await db.execute<{ minute: number; hour: number }>(sql`
    with counted as (select ${counted(MINUTE)} as minute, ${counted(HOUR)} as hour),
    stored as (
      insert into action_log (user_id, action, at)
      select ${row.userId}, ${row.action}, ${row.at.toISOString()}::timestamptz
      from counted where hour < ${MOST_ACTIONS})
    select minute, hour from counted`);
  const { minute, hour } = rows[0] ?? { minute: 0, hour: 0 };
  return { minute: minute + 1, hour: hour + 1 };
}
