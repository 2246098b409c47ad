import { and, eq, gt, sql } from 'drizzle-orm';
import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { securityEvents } from './telemetry.tables.ts';

/** True when an event of this type about this session was stored within the time for which events are kept. */
export async function recentSessionEvent(
  ctx: Ctx,
  { type, sessionId }: { type: string; sessionId: string },
): Promise<boolean> {
  const after = new Date(ctx.clock.now().getTime() - SECURITY_MONITORING.eventAge);
  const [row] = await ctx.database.db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.type, type),
        gt(securityEvents.at, after),
        sql`${securityEvents.details}->>'session_id' = ${sessionId}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
