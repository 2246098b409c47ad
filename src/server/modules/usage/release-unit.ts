import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { announceUsage } from './announce-usage.ts';
import { markReleased } from './usage.store.ts';

/** Gives a reserved unit back. Idempotent: false when it was committed, released or expired before. */
export async function releaseUnit(ctx: Ctx, input: { id: string; tx?: Db }): Promise<boolean> {
  const unit = await markReleased(input.tx ?? ctx.database.db, input.id);
  if (unit) await announceUsage(ctx, unit.userId, input.tx);
  return unit !== null;
}
