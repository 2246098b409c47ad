import type { AuthSession } from '../../../contract/routes/accounts.routes.ts';
import type { Ctx } from '../../context.ts';
import { findSessionByToken, type SessionRow, type UserRow } from './accounts.store.ts';
import { SESSION_ABSOLUTE } from './auth/better-auth.ts';
import { callLibrary, libraryHeaders } from './auth/call-library.ts';
import { noteSessionAge } from './note-session-age.ts';
import { presentSession } from './open-session.ts';

export interface CookieSession {
  session: SessionRow;
  user: UserRow;
  /** Carry the renewed cookie. */
  headers: Headers;
}

/** The live browser session of a Cookie header, or null. Moves the idle timeout forward. */
export async function readCookieSession(ctx: Ctx, cookie: string | undefined): Promise<CookieSession | null> {
  if (!cookie) return null;
  const { headers, response } = await callLibrary(() =>
    ctx.auth.library.api.getSession({ headers: libraryHeaders(ctx, { cookie }), returnHeaders: true }),
  );
  const found = response && (await findSessionByToken(ctx.database.db, response.session.token));
  if (!found || found.user.banned || found.session.kind !== 'browser') return null;
  const age = ctx.clock.now().getTime() - found.session.createdAt.getTime();
  return age > SESSION_ABSOLUTE * 1000 ? null : { ...found, headers };
}

/** Exchanges the cookie for a fresh access token; null when signed out. */
export async function refreshCookieSession(
  ctx: Ctx,
  cookie: string | undefined,
): Promise<{ session: AuthSession | null; headers: Headers }> {
  const found = await readCookieSession(ctx, cookie);
  if (!found) return { session: null, headers: new Headers() };
  await noteSessionAge(ctx, found.session);
  return { session: await presentSession(ctx, found, null), headers: found.headers };
}
