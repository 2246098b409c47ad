import { desc, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { actionLog, clientLogs, securityEvents } from './telemetry.tables.ts';

export async function insertClientLog(db: Db, row: typeof clientLogs.$inferInsert): Promise<void> {
  await db.insert(clientLogs).values(row);
}

type Aged = typeof securityEvents | typeof clientLogs | typeof actionLog;

/** Rows that one statement removes: few enough to end well within the time that a statement may take. */
const BATCH = 20_000;

/** Removes security events and browsers' logs that came before the time. */
export async function deleteTelemetryBefore(db: Db, time: Date): Promise<void> {
  for (const table of [securityEvents, clientLogs]) await deleteBefore(db, table, time);
}

/** Removes counted actions that came before the time. */
export async function deleteActionsBefore(db: Db, time: Date): Promise<void> {
  await deleteBefore(db, actionLog, time);
}

/** Removes all but the newest security events, browsers' logs and counted actions, `most` of each. */
export async function keepNewestTelemetry(db: Db, most: number): Promise<void> {
  for (const table of [securityEvents, clientLogs, actionLog]) {
    const [oldestKept] = await db
      .select({ at: table.at })
      .from(table)
      .orderBy(desc(table.at))
      .offset(most - 1)
      .limit(1);
    if (oldestKept) await deleteBefore(db, table, oldestKept.at);
  }
}

async function deleteBefore(db: Db, table: Aged, time: Date): Promise<void> {
  for (let removed = BATCH; removed === BATCH; ) {
    const batch = sql`(select id from ${table} where ${lt(table.at, time)} order by ${table.at} limit ${BATCH})`;
    removed = (await db.delete(table).where(sql`${table.id} in ${batch}`)).rowCount ?? 0;
  }
}
