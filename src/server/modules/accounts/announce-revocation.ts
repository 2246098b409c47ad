import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';

/** Tells every process to reread this person's sessions from the database; open streams close within 5 s. */
export async function announceRevocation(
  ctx: Pick<Ctx, 'auth' | 'events'>,
  userId: string,
  tx?: Db,
): Promise<void> {
  ctx.auth.sessions.forget(userId);
  await ctx.events.publish(`user:${userId}`, { type: 'auth.revoked' }, tx);
}
