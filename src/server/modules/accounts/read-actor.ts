import type { Ctx, User } from '../../context.ts';
import { findUser } from './accounts.store.ts';

/** The person on whose behalf a job runs, with the role of now; null when the account is gone or disabled. */
export async function readActor(ctx: Ctx, input: { userId: string }): Promise<User | null> {
  const user = await findUser(ctx.database.db, input.userId);
  if (!user || user.banned) return null;
  return {
    kind: 'user',
    userId: user.id,
    email: user.email,
    sessionId: '',
    role: user.role === 'admin' ? 'admin' : 'user',
  };
}
