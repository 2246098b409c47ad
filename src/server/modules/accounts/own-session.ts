import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { sessionTokenOf } from './accounts.store.ts';
import { callLibrary, libraryHeaders } from './auth/call-library.ts';

/** Secret of the session that authenticated this request, as the library wants it. Throws `invalid_token`. */
export async function ownSessionToken(ctx: UserCtx): Promise<string> {
  const token = await sessionTokenOf(ctx.database.db, ctx.actor.sessionId);
  if (!token) throw new AppError('invalid_token');
  return token;
}

/** Headers that speak to the library as the signed-in person. */
export const ownHeaders = async (ctx: UserCtx): Promise<Headers> =>
  libraryHeaders(ctx, { sessionToken: await ownSessionToken(ctx) });

/** Asks for the password again before something that cannot be undone. Throws `wrong_password`. */
export async function requirePassword(ctx: UserCtx, password: string): Promise<void> {
  const headers = await ownHeaders(ctx);
  await callLibrary(() => ctx.auth.library.api.verifyPassword({ body: { password }, headers }));
}
