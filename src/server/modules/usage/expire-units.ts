import type { Ctx } from '../../context.ts';
import { announceUsage } from './announce-usage.ts';
import { markExpired, usersWithLateReservations } from './usage.store.ts';

/** Gives back every reservation whose lease ran out; returns how many. Safe to run anywhere, at any time. */
export async function expireUnits(ctx: Ctx): Promise<number> {
  let count = 0;
  for (const userId of await usersWithLateReservations(ctx.database.db)) {
    const expired = await markExpired(ctx.database.db, userId);
    if (expired.length > 0) await announceUsage(ctx, userId);
    count += expired.length;
  }
  return count;
}
