import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { closeBilling } from '../billing/close-billing.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { rememberUsage } from '../usage/carry-usage.ts';
import { deletePerson } from './account-changes.store.ts';
import { listIdentities } from './accounts.store.ts';
import { announceRevocation } from './announce-revocation.ts';
import { canonicalEmail } from './canonical-email.ts';
import { requirePassword } from './own-session.ts';

/**
 * Deletes the account with everything that belongs to it: sessions, ideas, chats, files and usage go with the
 * person's row. The provider keeps its invoices, and a keyed hash of the address keeps the month's usage.
 * Throws `email_mismatch`, and `wrong_password` where the account has a password.
 */
export async function deleteAccount(
  ctx: UserCtx,
  input: { email: string; password?: string },
): Promise<void> {
  const { userId, email } = ctx.actor;
  if (canonicalEmail(input.email) !== canonicalEmail(email)) throw new AppError('email_mismatch');
  const identities = await listIdentities(ctx.database.db, userId);
  if (identities.some(({ providerId }) => providerId === 'credential')) {
    await requirePassword(ctx, input.password ?? '');
  }
  await closeBilling(ctx, { userId });
  await inTransaction(ctx.database.db, async (tx) => {
    await rememberUsage(ctx, { userId, email, tx });
    await recordAudit(ctx, { action: 'account.deleted', subject: userId }, tx);
    await deletePerson(tx, userId);
    await announceRevocation(ctx, userId, tx);
  });
  ctx.auth.sessions.forget(userId);
}
