import { AppError } from '../../../contract/errors.ts';
import type { AuthSession } from '../../../contract/routes/accounts.routes.ts';
import type { UserCtx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { findSessionByToken, findUser, type SessionKind } from './accounts.store.ts';
import { announceRevocation } from './announce-revocation.ts';
import { callLibrary } from './auth/call-library.ts';
import { cookieNameOf, setCookieValue, tokenOfCookie } from './auth/cookies.ts';
import { spendAppCode } from './auth/spend-app-code.ts';
import { notifyOwner } from './notify-owner.ts';
import { openSession } from './open-session.ts';
import { ownHeaders, ownSessionToken } from './own-session.ts';

export interface RenewedSession {
  session: AuthSession;
  /** The cookie of a browser's new session; empty for programs. */
  headers: Headers;
}

/** Makes the secret of a new authenticator app; it counts after its first code. Throws `wrong_password`, `conflict`. */
export async function startAuthenticatorApp(ctx: UserCtx, password: string) {
  const headers = await ownHeaders(ctx);
  const made = await callLibrary(() =>
    ctx.auth.library.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }),
  );
  if (made.method !== 'totp') throw new Error('the library did not make a secret');
  const secret = new URL(made.totpURI).searchParams.get('secret') ?? '';
  return { totp_uri: made.totpURI, secret, recovery_codes: made.backupCodes };
}

/** Finishes adding the app with its first code. The session gets a new id. Throws `invalid_code`, `conflict`. */
export async function confirmAuthenticatorApp(ctx: UserCtx, input: string): Promise<RenewedSession> {
  const { userId } = ctx.actor;
  const user = await findUser(ctx.database.db, userId);
  // The library would check the code of an app in use without counting the attempts.
  if (user?.twoFactorEnabled) throw new AppError('conflict');
  const code = input.replace(/\s/g, '');
  await spendAppCode(ctx, { userId, code });
  const renewed = await renewing(ctx, (headers) =>
    ctx.auth.library.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  );
  await recordAudit(ctx, { action: 'account.authenticator_added', subject: ctx.actor.userId });
  await notifyOwner(ctx, { to: ctx.actor.email, what: 'An authenticator app was added to your account.' });
  return renewed;
}

/** Removes the app. The session gets a new id. Throws `wrong_password`. */
export async function removeAuthenticatorApp(ctx: UserCtx, password: string): Promise<RenewedSession> {
  const renewed = await renewing(ctx, (headers) =>
    ctx.auth.library.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  );
  await recordAudit(ctx, { action: 'account.authenticator_removed', subject: ctx.actor.userId });
  await notifyOwner(ctx, {
    to: ctx.actor.email,
    what: 'The authenticator app was removed from your account.',
  });
  return renewed;
}

/** Throws `wrong_password`, and `conflict` without an authenticator app. */
export async function replaceRecoveryCodes(ctx: UserCtx, password: string) {
  const headers = await ownHeaders(ctx);
  const { backupCodes } = await callLibrary(() =>
    ctx.auth.library.api.generateBackupCodes({ body: { password }, headers }),
  );
  await recordAudit(ctx, { action: 'account.recovery_codes_replaced', subject: ctx.actor.userId });
  await notifyOwner(ctx, { to: ctx.actor.email, what: 'The recovery codes of your account were replaced.' });
  return { recovery_codes: backupCodes };
}

/** Runs a call in which the library replaces the session, and hands the new one out in the old one's kind. */
async function renewing(
  ctx: UserCtx,
  call: (headers: Headers) => Promise<{ headers: Headers }>,
): Promise<RenewedSession> {
  const old = await findSessionByToken(ctx.database.db, await ownSessionToken(ctx));
  if (!old) throw new AppError('invalid_token');
  const kind: SessionKind = old.session.kind === 'program' ? 'program' : 'browser';
  const own = await ownHeaders(ctx);
  const { headers } = await callLibrary(() => call(own));
  const cookie = setCookieValue(headers, cookieNameOf(ctx.config, 'session'));
  if (!cookie) throw new Error('the library did not replace the session');
  await announceRevocation(ctx, ctx.actor.userId);
  const session = await openSession(ctx, tokenOfCookie(cookie), kind);
  return { session, headers: kind === 'browser' ? headers : new Headers() };
}
