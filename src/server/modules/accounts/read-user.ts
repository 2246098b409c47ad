import { AppError } from '../../../contract/errors.ts';
import type { AuthUser } from '../../../contract/routes/accounts.routes.ts';
import type { UserCtx } from '../../context.ts';
import { findUser, listIdentities } from './accounts.store.ts';
import { presentUser } from './open-session.ts';

export type OwnUser = AuthUser & { has_password: boolean; recovery_codes_left: number | null };

/** The signed-in person, with what the security settings need to know. */
export async function readUser(ctx: UserCtx): Promise<OwnUser> {
  const { db } = ctx.database;
  const user = await findUser(db, ctx.actor.userId);
  if (!user) throw new AppError('invalid_token');
  const identities = await listIdentities(db, user.id);
  return {
    ...presentUser(user),
    has_password: identities.some(({ providerId }) => providerId === 'credential'),
    recovery_codes_left: user.twoFactorEnabled ? await countRecoveryCodes(ctx) : null,
  };
}

async function countRecoveryCodes(ctx: UserCtx): Promise<number> {
  const { backupCodes } = await ctx.auth.library.api.viewBackupCodes({ body: { userId: ctx.actor.userId } });
  return backupCodes.length;
}
