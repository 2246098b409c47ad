import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { announceUsage } from './announce-usage.ts';
import { notifyLimit } from './notify-limit.ts';
import { markCommitted } from './usage.store.ts';

/**
 * Makes a reserved unit final, when the first patent or token was delivered. Idempotent: false when it was
 * committed or released before. Mails the user when this reached a share of the limit.
 */
export async function commitUnit(ctx: Ctx, input: { id: string; tx?: Db }): Promise<boolean> {
  const unit = await markCommitted(input.tx ?? ctx.database.db, input.id);
  if (!unit) return false;
  await announceUsage(ctx, unit.userId, input.tx);
  await notifyLimit(ctx, { unit, tx: input.tx });
  return true;
}
