import type { Ctx } from '../../context.ts';
import { insertSecurityEvent } from './security-events.store.ts';

export interface SecurityEventInput {
  type: string;
  severity: 'low' | 'medium' | 'high' | 'critical';
  userId: string | null;
  /** Facts for the admin who reads it; never a password, a token or an idea's text. */
  details: Record<string, unknown>;
}

/** Stores what the server's own monitoring noticed (SPEC §9). */
export async function recordSecurityEvent(ctx: Ctx, event: SecurityEventInput): Promise<void> {
  await insertSecurityEvent(ctx.database.db, {
    ...event,
    source: 'server',
    address: ctx.clientIp,
    userAgent: ctx.userAgent,
    at: ctx.clock.now(),
  });
  if (event.severity === 'high' || event.severity === 'critical') {
    ctx.log.warn({ event: event.type, severity: event.severity, user_id: event.userId }, 'security event');
  }
}
