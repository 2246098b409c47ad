import type { LimitType } from '../../../contract/plans.ts';
import type { UserCtx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { noteGatedAction, type WatchedAction } from '../telemetry/note-action.ts';
import { reserveUnit } from './reserve-unit.ts';
import { takeReservation } from './usage.store.ts';
import { CLAIMED_LEASE } from './usage-leases.ts';

/** Names of the watched actions (SPEC §9) by the counter that pays for them. */
const watched: Record<LimitType, WatchedAction> = {
  idea_generations: 'idea_analysis',
  category_searches: 'category_searches',
  chat_messages: 'chat_messages',
};

/**
 * Takes the unit that pays for a gated function: the user's oldest open reservation of this type and month, else
 * a new one. The caller then commits it when the first result was delivered, or releases it when none was, and
 * extends it (`extendUnit`) at least every minute until then. Throws `usage_limit_reached`.
 */
export async function claimUnit(
  ctx: UserCtx,
  input: { limitType: LimitType; tx?: Db },
): Promise<{ id: string }> {
  await noteGatedAction(ctx, watched[input.limitType], input.tx);
  const db = input.tx ?? ctx.database.db;
  const unit = { userId: ctx.actor.userId, limitType: input.limitType };
  const id = await takeReservation(db, unit, CLAIMED_LEASE);
  if (id) return { id };
  const reserved = await reserveUnit(ctx, { ...input, claimed: true });
  return { id: reserved.id };
}
