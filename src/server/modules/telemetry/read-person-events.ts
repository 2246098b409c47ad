import { desc, eq, or } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { auditLog, securityEvents } from './telemetry.tables.ts';

/** What the audit log and the monitoring keep about a person, for their data export. */
export async function readPersonEvents(ctx: Ctx, userId: string) {
  const { db } = ctx.database;
  return {
    audit: await db
      .select()
      .from(auditLog)
      .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)))
      .orderBy(desc(auditLog.at)),
    events: await db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(desc(securityEvents.at)),
  };
}
