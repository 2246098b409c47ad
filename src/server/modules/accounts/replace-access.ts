import type { Ctx } from '../../context.ts';
import { type Db, inTransaction } from '../../db/database.ts';
import { lockUser, voidProofs } from './account-changes.store.ts';
import { deleteSessions, type UserRow } from './accounts.store.ts';
import { announceRevocation } from './announce-revocation.ts';
import { otpIdentifiers } from './auth/otp-identifiers.ts';

export interface Replacement {
  userId: string;
  /** The person's `mailEpoch` when the proof behind this change was given. */
  epoch: number;
  /** The one session that goes on; null ends them all. */
  keepSession: string | null;
  /** The change itself, inside the transaction; `user` is the person before it. */
  change: (tx: Db, user: UserRow) => Promise<void>;
}

/**
 * Changes who can get into an account, and voids what was handed out before, in one transaction: mail links and codes,
 * second-factor challenges, a linking of Google under way, and the other sessions. Of changes whose proofs were given
 * at the same time one goes through.
 * @returns the person before the change; null when they are gone or another change came first
 */
export async function replaceAccess(ctx: Ctx, replacement: Replacement): Promise<UserRow | null> {
  const { userId, epoch, keepSession, change } = replacement;
  const before = await inTransaction(ctx.database.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.mailEpoch !== epoch) return null;
    await change(tx, user);
    await voidProofs(tx, { userId, identifiers: otpIdentifiers(user.email) });
    await deleteSessions(tx, userId, keepSession === null ? {} : { except: keepSession });
    await announceRevocation(ctx, userId, tx);
    return user;
  });
  ctx.auth.sessions.forget(userId);
  return before;
}
