import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { undoRun } from './fail-run.ts';
import { cancelOpenRun } from './runs.store.ts';
import { markDeleted } from './sessions.deletion.store.ts';

/**
 * Deletes a session; until the moment answered `restoreSession` brings it back. A run under way is stopped and its
 * unit given back. Throws `session_not_found`.
 */
export async function deleteSession(
  ctx: UserCtx,
  input: { sessionId: string },
): Promise<{ undoUntil: Date }> {
  const { userId } = ctx.actor;
  return inTransaction(ctx.database.db, async (tx) => {
    const undoUntil = await markDeleted(tx, { ...input, userId });
    if (!undoUntil) throw new AppError('session_not_found');
    const run = await cancelOpenRun(tx, input.sessionId);
    if (run) await undoRun(ctx, run, { errorCode: 'analysis_cancelled', tx });
    await ctx.events.publish(`user:${userId}`, { type: 'sessions.changed' }, tx);
    return { undoUntil };
  });
}
