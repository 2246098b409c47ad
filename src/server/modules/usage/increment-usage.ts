import { AppError } from '../../../contract/errors.ts';
import { LIMIT_LABELS, type LimitType, UNLIMITED } from '../../../contract/plans.ts';
import { remainingUnits } from '../../../contract/usage-status.ts';
import type { UserCtx } from '../../context.ts';
import { readUsage } from './read-usage.ts';
import { reserveUnit } from './reserve-unit.ts';

export interface UsageIncrement {
  success: boolean;
  current: number;
  message: string;
}

/** Reserves a unit for the gated function that follows; a reached limit returns `success: false`. */
export async function incrementUsage(ctx: UserCtx, input: { limitType: LimitType }): Promise<UsageIncrement> {
  try {
    const { current, limit } = await reserveUnit(ctx, { limitType: input.limitType, claimed: false });
    const label = LIMIT_LABELS[input.limitType];
    const message =
      limit === UNLIMITED
        ? `Unlimited ${label}`
        : `${remainingUnits(current, limit)} of ${limit} ${label} remaining`;
    return { success: true, current, message };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'usage_limit_reached') throw error;
    const { counters } = await readUsage(ctx, { userId: ctx.actor.userId });
    return { success: false, current: counters[input.limitType], message: error.message };
  }
}
