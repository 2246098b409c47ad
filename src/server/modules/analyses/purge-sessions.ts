import type { Ctx } from '../../context.ts';
import { purgeDeleted } from './sessions.deletion.store.ts';

/** Removes deleted sessions for good once their time for undo is over. Safe to run anywhere, at any time. */
export async function purgeSessions(ctx: Ctx): Promise<void> {
  const removed = await purgeDeleted(ctx.database.db);
  if (removed > 0) ctx.log.info({ removed }, 'deleted sessions removed for good');
}
