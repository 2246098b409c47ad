import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { ensureCustomer } from './ensure-customer.ts';

/** The provider's page for cards, plan and invoices. Throws `portal_failed`; `forbidden` for admins, who have none. */
export async function openPortal(ctx: UserCtx): Promise<{ url: string }> {
  if (ctx.actor.role === 'admin') throw new AppError('forbidden');
  try {
    const { customerId } = await ensureCustomer(ctx);
    const returnUrl = `${ctx.config.publicUrl}/dashboard/profile?tab=subscription`;
    return await ctx.billing.createPortal({ customerId, returnUrl, change: null });
  } catch (error) {
    throw new AppError('portal_failed', { cause: error });
  }
}
