import type { UserCtx } from '../../context.ts';
import { findSession } from './sessions.store.ts';

/** Whether a session exists, is not deleted, and belongs to the signed-in user. */
export async function ownsSession(ctx: UserCtx, input: { sessionId: string }): Promise<boolean> {
  return (await findSession(ctx.database.db, { ...input, userId: ctx.actor.userId })) !== null;
}
