import type { Ctx } from '../../context.ts';
import { pruneRecords } from './rates.store.ts';

/** Removes rate records and stored answers that are older than a day. Returns how many went. */
export async function pruneRates(ctx: Ctx): Promise<number> {
  return pruneRecords(ctx.database.db);
}
