import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { clearDeleted } from './sessions.deletion.store.ts';

/** Undoes the deletion of a session. Throws `session_not_found` when there is nothing to undo any more. */
export async function restoreSession(ctx: UserCtx, input: { sessionId: string }): Promise<void> {
  const { userId } = ctx.actor;
  await inTransaction(ctx.database.db, async (tx) => {
    if (!(await clearDeleted(tx, { ...input, userId }))) throw new AppError('session_not_found');
    await ctx.events.publish(`user:${userId}`, { type: 'sessions.changed' }, tx);
  });
}
