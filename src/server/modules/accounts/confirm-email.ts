import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { restoreUsage } from '../usage/carry-usage.ts';
import { confirmAddress, isUniqueViolation, replaceAddress } from './account-changes.store.ts';
import { findUser, findUserByEmail } from './accounts.store.ts';
import { type MailToken, readMailToken } from './mail-token.ts';
import { type Replacement, replaceAccess } from './replace-access.ts';

/**
 * Confirms the address of a new account. Throws `invalid_link` for an expired or unknown token, `already_confirmed` for
 * any link of an account whose address is confirmed: mail scanners and second clicks must not worry anybody.
 */
export async function confirmSignUp(ctx: Ctx, secret: string): Promise<{ message: string }> {
  const token = await readMailToken(ctx, 'signup', secret);
  if (!token) throw new AppError('invalid_link');
  const { userId } = token;
  const confirmed = await replaceAccess(ctx, {
    userId,
    epoch: token.epoch,
    keepSession: null,
    change: async (tx) => {
      await confirmAddress(tx, userId, ctx.clock.now());
      await recordAudit(ctx, { action: 'account.confirmed', subject: userId }, tx);
    },
  });
  if (!confirmed) {
    const user = await findUser(ctx.database.db, userId);
    throw new AppError(user?.emailVerified ? 'already_confirmed' : 'invalid_link');
  }
  await restoreUsage(ctx, { userId, email: confirmed.email });
  return { message: 'Your email address is confirmed. You can sign in now.' };
}

/**
 * Takes over the new address of an account; sessions other than the one that asked end, and the old address gets a mail.
 * Throws `already_confirmed` when this was done, `invalid_link` also when another account took the address meanwhile.
 */
export async function confirmEmailChange(ctx: Ctx, secret: string): Promise<{ message: string }> {
  const token = await readMailToken(ctx, 'email-change', secret);
  if (!token) throw new AppError('invalid_link');
  const { userId, email } = token;
  const holder = await findUserByEmail(ctx.database.db, email);
  if (holder) {
    throw new AppError(
      holder.id === userId ? 'already_confirmed' : 'invalid_link',
      holder.id === userId ? { message: 'This email address has already been confirmed.' } : {},
    );
  }
  const changed = await replaceUnlessTaken(ctx, token);
  if (!changed) throw new AppError('invalid_link');
  return { message: 'Your email address has been changed.' };
}

async function replaceUnlessTaken(ctx: Ctx, token: MailToken): Promise<boolean> {
  const { userId, email, epoch, sessionId } = token;
  const change: Replacement['change'] = async (tx, user) => {
    await replaceAddress(tx, { userId, email, now: ctx.clock.now() });
    await recordAudit(ctx, { action: 'account.email_changed', subject: userId }, tx);
    await ctx.jobs.enqueue('send-mail', { to: user.email, template: 'address-replaced', data: {} }, { tx });
  };
  try {
    return (await replaceAccess(ctx, { userId, epoch, keepSession: sessionId || null, change })) !== null;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
