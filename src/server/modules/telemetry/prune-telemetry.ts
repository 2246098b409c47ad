import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { deleteAuditBefore } from './audit.store.ts';
import { deleteActionsBefore, deleteTelemetryBefore, keepNewestTelemetry } from './telemetry.store.ts';

const MOST_ROWS = 100_000;
const YEAR = 365 * 24 * 3_600_000;

/** Twice the longest window in which actions are counted. */
const ACTION_AGE = 2 * 3_600_000;

/**
 * Removes events and logs older than a day, counted actions older than two hours, all but the newest 100,000 of each, and
 * audits older than a year.
 */
export async function pruneTelemetry(ctx: Ctx): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.clock.now().getTime();
  await deleteTelemetryBefore(db, new Date(now - SECURITY_MONITORING.eventAge));
  await deleteActionsBefore(db, new Date(now - ACTION_AGE));
  await keepNewestTelemetry(db, MOST_ROWS);
  await deleteAuditBefore(db, new Date(now - YEAR));
}
