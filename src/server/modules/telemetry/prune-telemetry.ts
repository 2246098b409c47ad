import { lt, sql } from 'drizzle-orm';
import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { actionLog, auditLog, clientLogs, securityEvents } from './telemetry.tables.ts';

const MOST_ROWS = 100_000;
const YEAR = 365 * 24 * 3_600_000;

/** Removes events, logs and counted actions older than a day, all but the newest 100,000 of each, and audits older than a year. */
export async function pruneTelemetry(ctx: Ctx): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.clock.now().getTime();
  const dayAgo = new Date(now - SECURITY_MONITORING.eventAge);
  for (const table of [securityEvents, clientLogs, actionLog]) {
    await db.delete(table).where(lt(table.at, dayAgo));
  }
  for (const table of [securityEvents, clientLogs]) {
    await db
      .delete(table)
      .where(
        lt(
          table.at,
          sql`(select min(newest.at) from (select at from ${table} order by at desc limit ${MOST_ROWS}) newest)`,
        ),
      );
  }
  await db.delete(auditLog).where(lt(auditLog.at, new Date(now - YEAR)));
}
