import { AppError } from '../../../contract/errors.ts';
import type { Actor, Ctx, User } from '../../context.ts';
import type { LiveSession } from './auth/live-sessions.store.ts';
import { noteUserAgent } from './note-user-agent.ts';

/**
 * Who asks, by the `Authorization` header: a visitor without one, a user for a live access token.
 * Throws AppError `invalid_token` for anything else. Cookies are never looked at.
 */
export async function authenticateRequest(ctx: Ctx, authorization: string | undefined): Promise<Actor> {
  if (authorization === undefined || authorization === '') return { kind: 'visitor' };
  const token = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('invalid_token');
  const session = await sessionOfToken(ctx, token);
  await noteUserAgent(ctx, session);
  return userOf(session);
}

/** The person behind an access token; the role is the database's, at most 5 s old. Throws `invalid_token`. */
export async function authenticateToken(ctx: Ctx, token: string): Promise<User> {
  return userOf(await sessionOfToken(ctx, token));
}

async function sessionOfToken(ctx: Ctx, token: string): Promise<LiveSession> {
  const { userId, sessionId } = await ctx.auth.tokens.verify(token);
  const session = await ctx.auth.sessions.find(sessionId);
  if (session?.userId !== userId) throw new AppError('invalid_token');
  return session;
}

const userOf = ({ userId, email, sessionId, role }: LiveSession): User => ({
  kind: 'user',
  userId,
  email,
  sessionId,
  role,
});
