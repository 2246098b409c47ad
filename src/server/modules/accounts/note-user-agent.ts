import type { Ctx } from '../../context.ts';
import { recordSecurityEvent } from '../telemetry/record-security-event.ts';
import { storeUserAgent } from './account-changes.store.ts';
import type { LiveSession } from './auth/live-sessions.store.ts';

/** A session that suddenly speaks with another user agent is a low security event, once per change. */
export async function noteUserAgent(ctx: Ctx, session: LiveSession): Promise<void> {
  if (ctx.userAgent === '' || ctx.userAgent === session.userAgent) return;
  await storeUserAgent(ctx.database.db, session.sessionId, ctx.userAgent);
  ctx.auth.sessions.forget(session.userId);
  // A session opened without one has nothing to compare with.
  if (session.userAgent === '') return;
  await recordSecurityEvent(ctx, {
    type: 'user_agent_changed',
    severity: 'low',
    userId: session.userId,
    details: { before: session.userAgent, now: ctx.userAgent },
  });
}
