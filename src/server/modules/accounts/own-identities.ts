import { and, count, eq } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { listIdentities } from './accounts.store.ts';
import { identities, users } from './accounts.tables.ts';

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
    // The person's row is the lock: two unlinks at once must not remove the last two identities.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const own = and(eq(identities.userId, userId), eq(identities.id, id));
    const [identity] = await tx.select({ provider: identities.providerId }).from(identities).where(own);
    if (!identity) throw new AppError('not_found');
    const [left] = await tx.select({ all: count() }).from(identities).where(eq(identities.userId, userId));
    if ((left?.all ?? 0) < 2) throw new AppError('last_identity');
    await tx.delete(identities).where(own);
    await recordAudit(
      ctx,
      { action: 'account.identity_unlinked', subject: userId, details: { provider: identity.provider } },
      tx,
    );
  });
}
