import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { restoreUsage } from '../usage/carry-usage.ts';
import { confirmAddress, setPassword } from './account-changes.store.ts';
import { findUser } from './accounts.store.ts';
import { canonicalEmail } from './canonical-email.ts';
import { readMailToken } from './mail-token.ts';
import { notifyOwner } from './notify-owner.ts';
import { replaceAccess } from './replace-access.ts';
import { forgetFailures } from './sign-in-throttle.ts';
import { requireGoodPassword } from './sign-up.ts';

/**
 * Sets a new password with the token of the mail, which also proves the address; every session of the account ends, and
 * every other link and code is void. Throws `invalid_link` for a used, void, expired or unknown token, `weak_password`
 * before the token is touched.
 */
export async function confirmRecovery(
  ctx: Ctx,
  input: { token: string; password: string },
): Promise<{ message: string; email: string }> {
  requireGoodPassword(input.password);
  const token = await readMailToken(ctx, 'recovery', input.token);
  const { userId, epoch } = token ?? { userId: '', epoch: 0 };
  // Checked before the costly hash; `replaceAccess` decides.
  if (!token || (await findUser(ctx.database.db, userId))?.mailEpoch !== epoch) {
    throw new AppError('invalid_link');
  }
  const hash = await ctx.auth.passwords.hash(input.password);
  const changed = await replaceAccess(ctx, {
    userId,
    epoch,
    keepSession: null,
    change: async (tx, user) => {
      await setPassword(tx, { userId, hash, now: ctx.clock.now() });
      await confirmAddress(tx, userId, ctx.clock.now());
      await recordAudit(ctx, { action: 'account.password_reset', subject: userId }, tx);
      const what = 'A new password was set with a link from this mailbox. All devices were signed out.';
      await notifyOwner(ctx, { to: user.email, what }, tx);
    },
  });
  if (!changed) throw new AppError('invalid_link');
  await restoreUsage(ctx, { userId, email: changed.email });
  // Whoever guessed before must not keep the owner of the mailbox from signing in now.
  await forgetFailures(ctx, { email: canonicalEmail(changed.email), device: null });
  const message = 'Your password has been changed. Please sign in with the new one.';
  return { message, email: changed.email };
}
