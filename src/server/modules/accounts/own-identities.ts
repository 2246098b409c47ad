import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { deleteIdentity, findIdentity, lockUser } from './account-changes.store.ts';
import { listIdentities } from './accounts.store.ts';
import { notifyOwner } from './notify-owner.ts';

export async function readOwnIdentities(ctx: UserCtx) {
  const rows = await listIdentities(ctx.database.db, ctx.actor.userId);
  return rows.map((row) => ({
    id: row.id,
    provider: row.providerId === 'google' ? ('google' as const) : ('email' as const),
    created_at: row.createdAt.toISOString(),
  }));
}

/** Throws `not_found` for an id that is not one's own, `last_identity` for the only way to sign in. */
export async function unlinkIdentity(ctx: UserCtx, id: string): Promise<void> {
  const { userId } = ctx.actor;
  await inTransaction(ctx.database.db, async (tx) => {
    // Two unlinks at once must not remove the last two identities.
    await lockUser(tx, userId);
    const { provider, all } = await findIdentity(tx, userId, id);
    if (!provider) throw new AppError('not_found');
    if (all < 2) throw new AppError('last_identity');
    await deleteIdentity(tx, userId, id);
    await recordAudit(
      ctx,
      { action: 'account.identity_unlinked', subject: userId, details: { provider } },
      tx,
    );
    const name = provider === 'google' ? 'Google' : 'The password';
    const what = `${name} was removed from your account as a way to sign in.`;
    await notifyOwner(ctx, { to: ctx.actor.email, what }, tx);
  });
}
