import type { LimitType } from '../../../contract/plans.ts';
import type { UserCtx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { openReservationExists } from './usage.store.ts';

/** Whether the user holds a reservation of this type that no function has claimed yet. */
export async function hasOpenReservation(
  ctx: UserCtx,
  input: { limitType: LimitType; tx?: Db },
): Promise<boolean> {
  const unit = { userId: ctx.actor.userId, limitType: input.limitType };
  return openReservationExists(input.tx ?? ctx.database.db, unit);
}
