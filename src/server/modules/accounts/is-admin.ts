import type { UserCtx } from '../../context.ts';
import { findUser } from './accounts.store.ts';

/** Whether a person is an admin. Others than admins are told of themselves alone, so the answer about others is no. */
export async function isAdmin(ctx: UserCtx, userId: string): Promise<boolean> {
  if (userId === ctx.actor.userId) return ctx.actor.role === 'admin';
  if (ctx.actor.role !== 'admin') return false;
  return (await findUser(ctx.database.db, userId))?.role === 'admin';
}
