import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { pruneRows } from './events.store.ts';

const MOST_ROWS = 100_000;
const YEAR = 365 * 24 * 3_600_000;

/** Removes events, logs and counted actions older than a day, all but the newest 100,000 of each, and audits older than a year. */
export async function pruneTelemetry(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  await pruneRows(ctx.database.db, {
    events: new Date(now - SECURITY_MONITORING.eventAge),
    audits: new Date(now - YEAR),
    mostRows: MOST_ROWS,
  });
}
