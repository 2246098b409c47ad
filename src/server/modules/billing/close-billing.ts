import type { Ctx } from '../../context.ts';
import { customerOfUser } from './billing.store.ts';

/** Before an account is deleted: ends its subscription at the provider, where the invoices stay as law expects. */
export async function closeBilling(ctx: Ctx, input: { userId: string }): Promise<void> {
  const customer = await customerOfUser(ctx.database.db, input.userId);
  if (customer) await ctx.billing.deleteCustomer(customer.customerId);
}
