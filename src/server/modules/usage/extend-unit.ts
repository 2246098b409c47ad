import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { moveExpiry } from './usage.store.ts';
import { CLAIMED_LEASE } from './usage-leases.ts';

/** Heartbeat of the work that holds a unit. False when the unit is no longer reserved. */
export async function extendUnit(ctx: Ctx, input: { id: string; tx?: Db }): Promise<boolean> {
  return moveExpiry(input.tx ?? ctx.database.db, input.id, CLAIMED_LEASE);
}
