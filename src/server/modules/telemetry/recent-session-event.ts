import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { hasSessionEvent } from './security-events.store.ts';

/** True when an event of this type about this session was stored within the time for which events are kept. */
export async function recentSessionEvent(
  ctx: Ctx,
  wanted: { type: string; sessionId: string },
): Promise<boolean> {
  const after = new Date(ctx.clock.now().getTime() - SECURITY_MONITORING.eventAge);
  return hasSessionEvent(ctx.database.db, { ...wanted, after });
}
