import type { UserCtx } from '../../context.ts';
import { readCounters } from './usage.store.ts';

/** The month that is counted now (`YYYY-MM`, UTC) and the start of the next one, by the clock of the database. */
export async function readMonth(ctx: UserCtx): Promise<{ month_year: string; resets_at: string }> {
  const { monthYear, resetsAt } = await readCounters(ctx.database.db, ctx.actor.userId);
  return { month_year: monthYear, resets_at: resetsAt.toISOString() };
}
