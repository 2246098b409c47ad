import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { restoreUsage } from '../usage/carry-usage.ts';
import { confirmAddress } from './account-changes.store.ts';
import { announceRevocation } from './announce-revocation.ts';
import { callLibrary } from './auth/call-library.ts';
import { requireGoodPassword } from './sign-up.ts';

/**
 * Sets a new password with the token of the mail, which also proves the address; every session of the account ends.
 * Throws `invalid_link` for a used, expired or unknown token, `weak_password` before the token is touched.
 */
export async function confirmRecovery(
  ctx: Ctx,
  input: { token: string; password: string },
): Promise<{ message: string }> {
  requireGoodPassword(input.password);
  const { internalAdapter } = await ctx.auth.library.$context;
  // Read before the library consumes it: the reset answers nothing but success.
  const waiting = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  if (!waiting || waiting.expiresAt <= ctx.clock.now()) throw new AppError('invalid_link');
  await callLibrary(() =>
    ctx.auth.library.api.resetPassword({ body: { token: input.token, newPassword: input.password } }),
  );
  const userId = waiting.value;
  const email = await confirmAddress(ctx.database.db, userId, ctx.clock.now());
  if (email) await restoreUsage(ctx, { userId, email });
  await announceRevocation(ctx, userId);
  await recordAudit(ctx, { action: 'account.password_reset', subject: userId });
  return { message: 'Your password has been changed. Please sign in with the new one.' };
}
