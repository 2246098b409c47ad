import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { insertAudit } from './audit.store.ts';

/** What of a context the log is written from; the command line has no more. */
export type AuditCtx = Pick<Ctx, 'database' | 'clock' | 'actor' | 'clientIp' | 'requestId' | 'userAgent'>;

export interface AuditEntry {
  /** What was done, such as `admin.disable_user`. */
  action: string;
  /** To what: mostly an id. */
  subject: string;
  details?: Record<string, unknown>;
}

/** Writes the audit log, inside the transaction of the act where one is given. Who, when and from where come from the context. */
export async function recordAudit(ctx: AuditCtx, entry: AuditEntry, tx?: Db): Promise<void> {
  const { actor } = ctx;
  await insertAudit(tx ?? ctx.database.db, {
    actorId: actor.kind === 'user' ? actor.userId : null,
    actor: actor.kind === 'user' ? actor.email : ctx.userAgent === 'system' ? 'system' : 'visitor',
    action: entry.action,
    subject: entry.subject,
    details: entry.details ?? {},
    address: ctx.clientIp,
    requestId: ctx.requestId,
    at: ctx.clock.now(),
  });
}
