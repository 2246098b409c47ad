import type { UserCtx } from '../../context.ts';
import {
  type BillingCustomer,
  customerOfUser,
  insertCustomer,
  updateCustomerEmail,
} from './billing.store.ts';

/** The signed-in user's customer at the provider, made at first need. Parallel calls get the same one. */
export async function ensureCustomer(ctx: UserCtx): Promise<BillingCustomer> {
  const { userId, email } = ctx.actor;
  const { db } = ctx.database;
  const known = await customerOfUser(db, userId);
  if (known) {
    if (known.email !== email) await updateCustomerEmail(db, userId, email);
    return { ...known, email };
  }
  const customerId = await ctx.billing.createCustomer({ userId, email });
  await insertCustomer(db, { userId, customerId, email, provider: ctx.billing.name });
  const customer = await customerOfUser(db, userId);
  if (!customer) throw new Error('The customer was not stored.');
  return customer;
}
