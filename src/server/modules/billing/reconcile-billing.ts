import type { Ctx } from '../../context.ts';
import { customerOfUser, customersAfter } from './billing.store.ts';
import { pruneEvents } from './events.store.ts';
import { syncCustomer } from './sync-customer.ts';

const PAGE = 100;
const EVENT_DAYS = 60;

/** Syncs one user's customer, if there is one. */
export async function reconcileUser(ctx: Ctx, input: { userId: string }): Promise<void> {
  const customer = await customerOfUser(ctx.database.db, input.userId);
  if (customer) await syncCustomer(ctx, customer);
}

/** Syncs every customer, so that a lost event costs a day at most. One failing customer stops no other. */
export async function reconcileAll(ctx: Ctx): Promise<{ synced: number; failed: number }> {
  const result = { synced: 0, failed: 0 };
  let after = '';
  for (;;) {
    const page = await customersAfter(ctx.database.db, after, PAGE);
    for (const customer of page) {
      try {
        await syncCustomer(ctx, customer);
        result.synced++;
      } catch (error) {
        result.failed++;
        ctx.log.warn({ err: error, user_id: customer.userId }, 'subscription not reconciled');
      }
    }
    after = page.at(-1)?.customerId ?? '';
    if (page.length < PAGE) break;
  }
  await pruneEvents(ctx.database.db, EVENT_DAYS);
  return result;
}
