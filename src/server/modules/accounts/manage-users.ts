import { AppError } from '../../../contract/errors.ts';
import type { Ctx, UserCtx } from '../../context.ts';
import { type Db, inTransaction } from '../../db/database.ts';
import { type AuditCtx, recordAudit } from '../telemetry/record-audit.ts';
import { deleteSessions, findUser, type UserRow } from './accounts.store.ts';
import { announceRevocation } from './announce-revocation.ts';
import { changeUser } from './users.store.ts';

/** What a change of a role needs: less than a request has. */
export type RoleCtx = AuditCtx & Pick<Ctx, 'auth' | 'events'>;

/** Disables an account: its sessions, tokens and open streams end. Throws `not_found` and `own_account`. */
export async function disableUser(ctx: UserCtx, input: { id: string; reason: string }): Promise<UserRow> {
  return change(ctx, input.id, async (tx) => {
    await deleteSessions(tx, input.id, {});
    await recordAudit(
      ctx,
      { action: 'admin.disable_user', subject: input.id, details: { reason: input.reason } },
      tx,
    );
    return { banned: true, banReason: input.reason || null };
  });
}

/** Throws `not_found` and `own_account`. */
export async function enableUser(ctx: UserCtx, input: { id: string }): Promise<UserRow> {
  return change(ctx, input.id, async (tx) => {
    await recordAudit(ctx, { action: 'admin.enable_user', subject: input.id }, tx);
    return { banned: false, banReason: null };
  });
}

/** Throws `not_found` and `own_account`: an installation must not lose its last admin by a slip. */
export async function changeRole(
  ctx: UserCtx,
  input: { id: string; role: 'user' | 'admin' },
): Promise<UserRow> {
  return change(ctx, input.id, (tx) => auditRole(ctx, tx, input));
}

/** The same from the command line, where nobody is signed in. Throws `not_found`. */
export async function setRole(ctx: RoleCtx, input: { id: string; role: 'user' | 'admin' }): Promise<UserRow> {
  return apply(ctx, input.id, (tx) => auditRole(ctx, tx, input));
}

async function auditRole(ctx: AuditCtx, tx: Db, { id, role }: { id: string; role: 'user' | 'admin' }) {
  const action = role === 'admin' ? 'admin.grant' : 'admin.revoke';
  await recordAudit(ctx, { action, subject: id }, tx);
  return { role };
}

type Values = Partial<Pick<UserRow, 'banned' | 'banReason' | 'role'>>;

async function change(ctx: UserCtx, id: string, values: (tx: Db) => Promise<Values>): Promise<UserRow> {
  if (id === ctx.actor.userId) throw new AppError('own_account');
  return apply(ctx, id, values);
}

async function apply(ctx: RoleCtx, id: string, values: (tx: Db) => Promise<Values>): Promise<UserRow> {
  const user = await inTransaction(ctx.database.db, async (tx) => {
    if (!(await findUser(tx, id))) throw new AppError('not_found');
    const changed = await changeUser(tx, id, { ...(await values(tx)), updatedAt: ctx.clock.now() });
    await announceRevocation(ctx, id, tx);
    return changed;
  });
  ctx.auth.sessions.forget(id);
  return user;
}
