import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { restoreUsage } from '../usage/carry-usage.ts';
import { confirmAddress, replaceAddress } from './account-changes.store.ts';
import { announceRevocation } from './announce-revocation.ts';
import { consumeMailToken } from './mail-token.ts';

/** Confirms the address of a new account. Throws `invalid_link` for a used, expired or unknown token. */
export async function confirmSignUp(ctx: Ctx, token: string): Promise<{ message: string }> {
  const userId = await consumeMailToken(ctx, 'signup', token);
  const email = userId && (await confirmAddress(ctx.database.db, userId, ctx.clock.now()));
  if (!email) throw new AppError('invalid_link');
  await restoreUsage(ctx, { userId, email });
  await recordAudit(ctx, { action: 'account.confirmed', subject: userId });
  return { message: 'Your email address is confirmed. You can sign in now.' };
}

/** Takes over the new address of an account. Throws `invalid_link` also when another account took it meanwhile. */
export async function confirmEmailChange(ctx: Ctx, token: string): Promise<{ message: string }> {
  const value = await consumeMailToken(ctx, 'email-change', token);
  if (!value) throw new AppError('invalid_link');
  const { userId, email } = JSON.parse(value) as { userId: string; email: string };
  const changed = await replaceAddress(ctx.database.db, { userId, email, now: ctx.clock.now() });
  if (!changed) throw new AppError('invalid_link');
  await announceRevocation(ctx, userId);
  await recordAudit(ctx, { action: 'account.email_changed', subject: userId });
  return { message: 'Your email address has been changed.' };
}
