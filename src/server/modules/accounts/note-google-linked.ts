import type { Ctx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { linkedSince } from './account-changes.store.ts';
import { findUser } from './accounts.store.ts';
import { notifyOwner } from './notify-owner.ts';

/** Audits Google as a new way into an account and mails its owner, when it was linked since a moment. */
export async function noteGoogleLinked(ctx: Ctx, input: { userId: string; since: Date }): Promise<void> {
  if (!(await linkedSince(ctx.database.db, { ...input, provider: 'google' }))) return;
  const user = await findUser(ctx.database.db, input.userId);
  if (!user) return;
  await recordAudit(ctx, { action: 'account.google_linked', subject: user.id });
  await notifyOwner(ctx, { to: user.email, what: 'Google was linked to your account as a way to sign in.' });
}
