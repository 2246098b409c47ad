import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { setPassword } from './account-changes.store.ts';
import { findUser } from './accounts.store.ts';
import { notifyOwner } from './notify-owner.ts';
import { requirePassword } from './own-session.ts';
import { replaceAccess } from './replace-access.ts';
import { requireGoodPassword } from './sign-up.ts';

/**
 * Throws `wrong_password` and `weak_password`. The other sessions end, links and codes that were mailed before are void,
 * and the owner gets a mail.
 */
export async function changePassword(
  ctx: UserCtx,
  input: { current_password: string; password: string },
): Promise<{ message: string }> {
  requireGoodPassword(input.password);
  const { userId, sessionId, email } = ctx.actor;
  const user = await findUser(ctx.database.db, userId);
  if (!user) throw new AppError('invalid_token');
  await requirePassword(ctx, input.current_password);
  const hash = await ctx.auth.passwords.hash(input.password);
  const changed = await replaceAccess(ctx, {
    userId,
    epoch: user.mailEpoch,
    keepSession: sessionId,
    change: async (tx) => {
      await setPassword(tx, { userId, hash, now: ctx.clock.now() });
      await recordAudit(ctx, { action: 'account.password_changed', subject: userId }, tx);
      const what = 'The password of your account was changed. Other devices were signed out.';
      await notifyOwner(ctx, { to: email, what }, tx);
    },
  });
  // Another change came first: the password that was checked may be the old one by now.
  if (!changed) throw new AppError('wrong_password');
  return { message: 'Your password has been changed. Other devices were signed out.' };
}
