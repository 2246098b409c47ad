import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { actionLog, clientLogs, securityEvents } from './telemetry.tables.ts';

export async function insertClientLog(db: Db, row: typeof clientLogs.$inferInsert): Promise<void> {
  await db.insert(clientLogs).values(row);
}

/** Removes security events, browsers' logs and counted actions that came before the time. */
export async function deleteTelemetryBefore(db: Db, time: Date): Promise<void> {
  for (const table of [securityEvents, clientLogs, actionLog]) {
    await db.delete(table).where(lt(table.at, time));
  }
}

/** Removes all but the newest security events and browsers' logs, `most` of each. */
export async function keepNewestTelemetry(db: Db, most: number): Promise<void> {
  for (const table of [securityEvents, clientLogs]) {
    await db
      .delete(table)
      .where(
        lt(
          table.at,
          sql`(select min(newest.at) from (select at from ${table} order by at desc limit ${most}) newest)`,
        ),
      );
  }
}
