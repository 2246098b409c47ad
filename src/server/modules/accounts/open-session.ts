import { randomBytes } from 'node:crypto';
import { AppError } from '../../../contract/errors.ts';
import type { AuthSession, AuthUser } from '../../../contract/routes/accounts.routes.ts';
import type { Ctx } from '../../context.ts';
import {
  findSessionByToken,
  insertFamily,
  type SessionKind,
  type SessionRow,
  type UserRow,
  updateSession,
} from './accounts.store.ts';
import { ACCESS_TOKEN_LIFE } from './auth/access-tokens.ts';
import { refreshTokenOf } from './refresh-token.ts';

export const presentUser = (user: UserRow): AuthUser => ({
  id: user.id,
  email: user.email,
  created_at: user.createdAt.toISOString(),
  is_admin: user.role === 'admin',
  email_verified: user.emailVerified,
  mfa_enabled: user.twoFactorEnabled,
});

/** An `AuthSession` with a fresh access token. */
export async function presentSession(
  ctx: Ctx,
  { session, user }: { session: SessionRow; user: UserRow },
  refreshToken: string | null,
): Promise<AuthSession> {
  const access = await ctx.auth.tokens.sign({ userId: user.id, sessionId: session.id });
  return {
    access_token: access.token,
    refresh_token: refreshToken,
    expires_in: ACCESS_TOKEN_LIFE,
    expires_at: access.expiresAt,
    token_type: 'bearer',
    user: presentUser(user),
  };
}

/** Hands out a session that the library has just made. A program's session begins its refresh tokens here. */
export async function openSession(ctx: Ctx, sessionToken: string, kind: SessionKind): Promise<AuthSession> {
  const found = await findSessionByToken(ctx.database.db, sessionToken);
  if (!found) throw new AppError('invalid_token');
  if (kind === 'browser') return presentSession(ctx, found, null);
  const family = { sessionId: found.session.id, salt: randomBytes(16).toString('hex') };
  await updateSession(ctx.database.db, found.session.id, { kind });
  await insertFamily(ctx.database.db, family);
  return presentSession(ctx, found, refreshTokenOf(ctx.secret, { ...family, generation: 0 }));
}
