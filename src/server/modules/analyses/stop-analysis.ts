import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { undoRun } from './fail-run.ts';
import { cancelOpenRun } from './runs.store.ts';
import { findSession } from './sessions.store.ts';

/**
 * Ends the open run of a session and gives its unit back; the process that works on it hears of the end and stops.
 * False when no run was open. Throws `session_not_found`.
 */
export async function stopAnalysis(ctx: UserCtx, input: { sessionId: string }): Promise<boolean> {
  const owned = { ...input, userId: ctx.actor.userId };
  return inTransaction(ctx.database.db, async (tx) => {
    if (!(await findSession(tx, owned))) throw new AppError('session_not_found');
    const run = await cancelOpenRun(tx, input.sessionId);
    if (run) await undoRun(ctx, run, { errorCode: 'analysis_cancelled', tx });
    return run !== null;
  });
}
