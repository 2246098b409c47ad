import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { restoreUsage } from '../usage/carry-usage.ts';
import { confirmAddress, isUniqueViolation, replaceAddress } from './account-changes.store.ts';
import { findUser, findUserByEmail } from './accounts.store.ts';
import { canonicalEmail } from './canonical-email.ts';
import { type MailToken, readMailToken } from './mail-token.ts';
import { type Replacement, replaceAccess } from './replace-access.ts';

type LinkType = 'signup' | 'email_change';

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
  if (!confirmed) throw await refusal(ctx, 'signup', token);
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
  const holder = await findUserByEmail(ctx.database.db, token.email);
  if (holder || !(await replaceUnlessTaken(ctx, token))) throw await refusal(ctx, 'email_change', token);
  return { message: 'Your email address has been changed.' };
}

/** Whether a token would be taken, with nothing changed. Throws as its use would. */
export async function peekLink(
  ctx: Ctx,
  input: { type: LinkType; token: string },
): Promise<{ message: string }> {
  const kind = input.type === 'signup' ? 'signup' : 'email-change';
  const token = await readMailToken(ctx, kind, input.token);
  if (!token) throw new AppError('invalid_link');
  const { db } = ctx.database;
  const taken = input.type === 'email_change' && (await findUserByEmail(db, token.email)) !== null;
  const user = await findUser(db, token.userId);
  if (taken || user?.mailEpoch !== token.epoch) throw await refusal(ctx, input.type, token);
  return { message: 'This link is valid.' };
}

/** Why a token is not taken: what it was for is done, or it is void. */
async function refusal(ctx: Ctx, type: LinkType, token: MailToken): Promise<AppError> {
  const user = await findUser(ctx.database.db, token.userId);
  if (type === 'signup') return new AppError(user?.emailVerified ? 'already_confirmed' : 'invalid_link');
  const done = user !== null && canonicalEmail(user.email) === token.email;
  return done
    ? new AppError('already_confirmed', { message: 'This email address has already been confirmed.' })
    : new AppError('invalid_link');
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
