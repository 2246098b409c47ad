import type { Ctx } from '../../context.ts';
import { auditOf } from './audit.store.ts';
import { securityEventsOf } from './security-events.store.ts';

/** What the audit log and the monitoring keep about a person, for their data export. */
export async function readPersonEvents(ctx: Ctx, userId: string) {
  const { db } = ctx.database;
  return { audit: await auditOf(db, userId), events: await securityEventsOf(db, userId) };
}
