import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { sessionAgeOf } from './accounts.store.ts';
import { requirePassword } from './own-session.ts';

/** Milliseconds after a sign-in for which it is proof enough by itself. */
const RECENT = 10 * 60_000;

/**
 * Asks who is at the keyboard before something that opens a new way into the account: the password, or a sign-in
 * (by password, code or provider) of the last ten minutes. Throws `wrong_password` and `proof_required`.
 */
export async function requireFreshProof(ctx: UserCtx, password: string | undefined): Promise<void> {
  if (password !== undefined) return requirePassword(ctx, password);
  const age = await sessionAgeOf(ctx.database.db, { id: ctx.actor.sessionId, now: ctx.clock.now() });
  if (age === null || age > RECENT) throw new AppError('proof_required');
}
