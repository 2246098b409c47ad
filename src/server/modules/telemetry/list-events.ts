import { and, count, desc, eq, ilike } from 'drizzle-orm';
import { ADMIN_PAGE_SIZE } from '../../../contract/admin-page.ts';
import type { AuditEntryDto, SecurityEvent } from '../../../contract/routes/admin.routes.ts';
import type { UserCtx } from '../../context.ts';
import { emailsOf } from '../accounts/find-users.ts';
import { auditLog, securityEvents } from './telemetry.tables.ts';

const slice = (page: number) => ({ limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE });

/** Security events, newest first, a page of 20. For admins. */
export async function listSecurityEvents(
  ctx: UserCtx,
  input: { page: number; severity?: SecurityEvent['severity']; source?: SecurityEvent['source'] },
): Promise<{ events: SecurityEvent[]; total: number }> {
  const { db } = ctx.database;
  const where = and(
    input.severity ? eq(securityEvents.severity, input.severity) : undefined,
    input.source ? eq(securityEvents.source, input.source) : undefined,
  );
  const { limit, offset } = slice(input.page);
  const rows = await db
    .select()
    .from(securityEvents)
    .where(where)
    .orderBy(desc(securityEvents.at), securityEvents.id)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(securityEvents).where(where);
  const emails = await emailsOf(db, [...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
  const events = rows.map(({ userId, userAgent, at, ...row }) => ({
    ...row,
    user_email: (userId && emails.get(userId)) ?? null,
    user_agent: userAgent,
    at: at.toISOString(),
  }));
  return { events, total: all?.total ?? 0 };
}

/** The audit log, newest first, a page of 20, optionally of actions that contain a text. For admins. */
export async function listAudit(
  ctx: UserCtx,
  input: { page: number; action: string },
): Promise<{ entries: AuditEntryDto[]; total: number }> {
  const { db } = ctx.database;
  const where = ilike(auditLog.action, `%${input.action.replace(/[\\%_]/g, '\\$&')}%`);
  const { limit, offset } = slice(input.page);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(auditLog).where(where);
  const entries = rows.map(({ id, actor, action, subject, details, address, at }) => ({
    id,
    actor,
    action,
    subject,
    details,
    address,
    at: at.toISOString(),
  }));
  return { entries, total: all?.total ?? 0 };
}
