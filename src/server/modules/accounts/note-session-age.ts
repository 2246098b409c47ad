import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { recentSessionEvent } from '../telemetry/recent-session-event.ts';
import { recordSecurityEvent } from '../telemetry/record-security-event.ts';
import type { SessionRow } from './accounts.store.ts';

/** A session older than a day is a medium event, recorded at its refreshes once a day. */
export async function noteSessionAge(ctx: Ctx, session: SessionRow): Promise<void> {
  const age = ctx.clock.now().getTime() - session.createdAt.getTime();
  if (age <= SECURITY_MONITORING.sessionAge) return;
  if (await recentSessionEvent(ctx, { type: 'session_old', sessionId: session.id })) return;
  await recordSecurityEvent(ctx, {
    type: 'session_old',
    severity: 'medium',
    userId: session.userId,
    details: { session_id: session.id, age_hours: Math.floor(age / 3_600_000) },
  });
}
