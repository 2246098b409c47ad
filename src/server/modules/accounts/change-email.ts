import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { findUser } from './accounts.store.ts';
import { canonicalEmail, typedEmail } from './canonical-email.ts';
import { notifyOwner } from './notify-owner.ts';
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
  const { userId, sessionId, email } = ctx.actor;
  const user = await findUser(ctx.database.db, userId);
  if (!user) throw new AppError('invalid_token');
  await requirePassword(ctx, input.password);
  // The epoch of now: a mail that is made only after the account was secured carries a token that is void.
  const data = { userId, sessionId, epoch: String(user.mailEpoch) };
  await ctx.jobs.enqueue('send-mail', { to, template: 'change-email', data });
  const what = 'Someone requested a change of the email address of your account.';
  await notifyOwner(ctx, { to: email, what });
  await recordAudit(ctx, { action: 'account.email_change_asked', subject: userId });
  return { message: 'Please open the link we emailed to your new address. Until then nothing changes.' };
}
