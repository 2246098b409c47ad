import type { UserCtx } from '../../context.ts';
import { ownIdeas } from './find-anywhere.store.ts';

/** Whether an opportunity belongs to a session of the signed-in user. */
export async function ownsIdea(ctx: UserCtx, input: { ideaId: string }): Promise<boolean> {
  return (await ownIdeas(ctx.database.db, ctx.actor.userId, [input.ideaId])).length === 1;
}
