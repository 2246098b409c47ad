import { findUserByEmail } from './accounts.store.ts';
import { type RoleCtx, setRole } from './manage-users.ts';

/** Gives the account of an address a role, as the command line asks. False when there is no such account. */
export async function grantByEmail(
  ctx: RoleCtx,
  input: { email: string; role: 'user' | 'admin' },
): Promise<boolean> {
  const user = await findUserByEmail(ctx.database.db, input.email.trim());
  if (!user) return false;
  await setRole(ctx, { id: user.id, role: input.role });
  return true;
}
