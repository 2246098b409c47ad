import type { UserCtx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { canonicalEmail, typedEmail } from './canonical-email.ts';
import { tellOwner } from './change-password.ts';
import { requirePassword } from './own-session.ts';
import { requireGoodEmail } from './sign-up.ts';

/**
 * Asks for another address. The answer is the same when the address belongs to someone else; only its confirmation
 * changes anything. Throws `invalid_email` and `wrong_password`.
 */
export async function changeEmail(
  ctx: UserCtx,
  input: { email: string; password: string },
): Promise<{ message: string }> {
  const to = typedEmail(input.email);
  requireGoodEmail(to);
  requireGoodEmail(canonicalEmail(to));
  await requirePassword(ctx, input.password);
  await ctx.jobs.enqueue('send-mail', { to, template: 'change-email', data: { userId: ctx.actor.userId } });
  await tellOwner(ctx, 'Someone asked to replace the email address of your account with another one.');
  await recordAudit(ctx, { action: 'account.email_change_asked', subject: ctx.actor.userId });
  return { message: 'Please open the link in the mail to your new address. Until then nothing changes.' };
}
