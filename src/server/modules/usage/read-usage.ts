import type { MonthlyLimits } from '../../../contract/plans.ts';
import type { Ctx } from '../../context.ts';
import { markExpired, readCounters } from './usage.store.ts';

export interface MonthUsage {
  /** YYYY-MM. */
  monthYear: string;
  counters: MonthlyLimits;
  resetsAt: Date;
}

/** Counters of a user's current month. What ran out is given back first, so that the number is the true one. */
export async function readUsage(ctx: Ctx, input: { userId: string }): Promise<MonthUsage> {
  await markExpired(ctx.database.db, input.userId);
  return readCounters(ctx.database.db, input.userId);
}
