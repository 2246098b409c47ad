import { AppError } from '../../../contract/errors.ts';
import { type LimitType, PAID_PLANS } from '../../../contract/plans.ts';
import { limitReachedMessage } from '../../../contract/usage-status.ts';
import type { UserCtx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { readSubscription } from '../billing/read-subscription.ts';
import { announceUsage } from './announce-usage.ts';
import { insertUnit, markExpired } from './usage.store.ts';
import { CLAIMED_LEASE, UNCLAIMED_LEASE } from './usage-leases.ts';

export interface ReservedUnit {
  id: string;
  /** The counter after this unit. */
  current: number;
  limit: number;
}

/**
 * Reserves one unit of the signed-in user's month. Reservations of the user that ran out are given back first,
 * so that a dead run never refuses a live one. Throws `usage_limit_reached` with {limit, limit_type}.
 * @param input.claimed whether a gated function holds it from the start
 */
export async function reserveUnit(
  ctx: UserCtx,
  input: { limitType: LimitType; claimed: boolean; tx?: Db },
): Promise<ReservedUnit> {
  const { userId } = ctx.actor;
  const db = input.tx ?? ctx.database.db;
  const { limits, planId } = await readSubscription(ctx, { userId, tx: input.tx });
  const limit = limits[input.limitType];
  const unit = { userId, limitType: input.limitType, limit };
  const lease = { milliseconds: input.claimed ? CLAIMED_LEASE : UNCLAIMED_LEASE, claimed: input.claimed };
  await markExpired(db, userId);
  const reserved = await insertUnit(db, unit, lease);
  if (!reserved) {
    throw new AppError('usage_limit_reached', {
      // Above the largest plan that is sold stands only an account without limits.
      message: limitReachedMessage(
        limit,
        input.limitType,
        planId === PAID_PLANS.at(-1) ? 'unlimited' : 'more',
      ),
      details: { limit, limit_type: input.limitType },
    });
  }
  await announceUsage(ctx, userId, input.tx);
  return { ...reserved, limit };
}
