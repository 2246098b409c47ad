import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';

/** Tells the user's open tabs that a counter moved. */
export async function announceUsage(ctx: Ctx, userId: string, tx?: Db): Promise<void> {
  await ctx.events.publish(`user:${userId}`, { type: 'usage.changed' }, tx);
}
