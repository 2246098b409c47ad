import type { UserCtx } from '../../context.ts';
import { findUser } from './accounts.store.ts';

/** Whether a person is an admin. Non-admins may only ask about themselves; about others the answer is no. */
export async function isAdmin(ctx: UserCtx, userId: string): Promise<boolean> {
  if (userId === ctx.actor.userId) return ctx.actor.role === 'admin';
  if (ctx.actor.role !== 'admin') return false;
  return (await findUser(ctx.database.db, userId))?.role === 'admin';
}
