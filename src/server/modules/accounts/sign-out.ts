import type { Ctx } from '../../context.ts';
import { deleteSessions } from './accounts.store.ts';
import { announceRevocation } from './announce-revocation.ts';

export type SignOutScope = 'local' | 'others' | 'global';

/** Ends this session, the others, or all of a person: cookie, access and refresh tokens die at once. */
export async function signOut(
  ctx: Ctx,
  input: { userId: string; sessionId: string; scope: SignOutScope },
): Promise<void> {
  const { userId, sessionId, scope } = input;
  const which = { local: { only: sessionId }, others: { except: sessionId }, global: {} }[scope];
  await deleteSessions(ctx.database.db, userId, which);
  await announceRevocation(ctx, userId);
}
