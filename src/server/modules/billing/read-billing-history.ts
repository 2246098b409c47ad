import { AppError } from '../../../contract/errors.ts';
import type { Invoice } from '../../../contract/routes/billing.routes.ts';
import type { UserCtx } from '../../context.ts';
import { customerOfUser } from './billing.store.ts';

/** The user's invoices at the provider, newest first. Throws `billing_unavailable` when it does not answer. */
export async function readBillingHistory(ctx: UserCtx): Promise<{ invoices: Invoice[] }> {
  const customer = await customerOfUser(ctx.database.db, ctx.actor.userId);
  if (!customer) return { invoices: [] };
  const invoices = await ctx.billing.invoices(customer.customerId).catch((cause) => {
    throw new AppError('billing_unavailable', { cause });
  });
  return {
    invoices: invoices.map(({ id, description, amount, currency, createdAt, status, pdfUrl }) => ({
      id,
      description,
      amount,
      currency,
      created_at: createdAt.toISOString(),
      status,
      invoice_pdf: pdfUrl,
    })),
  };
}
