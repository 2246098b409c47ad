import { ADMIN_PAGE_SIZE } from '../../../contract/admin-page.ts';
import type { AuditEntryDto, SecurityEvent } from '../../../contract/routes/admin.routes.ts';
import type { UserCtx } from '../../context.ts';
import { emailsOf } from '../accounts/find-users.ts';
import { searchAudit } from './audit.store.ts';
import { searchSecurityEvents } from './security-events.store.ts';

const slice = (page: number) => ({ limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE });

/** Security events, newest first, a page of 20. For admins. */
export async function listSecurityEvents(
  ctx: UserCtx,
  input: { page: number; severity?: SecurityEvent['severity']; source?: SecurityEvent['source'] },
): Promise<{ events: SecurityEvent[]; total: number }> {
  const { db } = ctx.database;
  const { page, ...wanted } = input;
  const { rows, total } = await searchSecurityEvents(db, { ...wanted, ...slice(page) });
  const emails = await emailsOf(db, [...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
  const events = rows.map(({ userId, userAgent, at, ...row }) => ({
    ...row,
    user_email: (userId && emails.get(userId)) ?? null,
    user_agent: userAgent,
    at: at.toISOString(),
  }));
  return { events, total };
}

/** The audit log, newest first, a page of 20, optionally of actions that contain a text. For admins. */
export async function listAudit(
  ctx: UserCtx,
  input: { page: number; action: string },
): Promise<{ entries: AuditEntryDto[]; total: number }> {
  const { rows, total } = await searchAudit(ctx.database.db, { action: input.action, ...slice(input.page) });
  const entries = rows.map(({ id, actor, action, subject, details, address, at }) => ({
    id,
    actor,
    action,
    subject,
    details,
    address,
    at: at.toISOString(),
  }));
  return { entries, total };
}
