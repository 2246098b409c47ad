import type { Ctx } from '../../context.ts';
import { recordSecurityEvent } from '../telemetry/record-security-event.ts';
import { type Credentials, callLibrary, libraryHeaders } from './auth/call-library.ts';
import { cookieNameOf, setCookieValue, tokenOfCookie } from './auth/cookies.ts';
import { challengedPerson, spendAppCode } from './auth/spend-app-code.ts';

const appCode = /^\d{6}$/;

/**
 * Second factor: six digits are a code of the authenticator app, anything else a recovery code; each works once. Throws
 * `invalid_code`, or `challenge_expired` when the five attempts of a challenge (or the account's ten) are used up.
 */
export async function answerChallenge(
  ctx: Ctx,
  input: { code: string; credentials: Credentials },
): Promise<{ headers: Headers; sessionToken: string }> {
  const code = input.code.replace(/\s/g, '');
  const call = {
    body: { code },
    headers: libraryHeaders(ctx, input.credentials),
    returnHeaders: true as const,
  };
  const { api } = ctx.auth.library;
  const app = appCode.test(code);
  if (app) {
    const userId = await challengedPerson(ctx, call.headers.get('cookie') ?? '');
    if (userId) await spendAppCode(ctx, { userId, code });
  }
  const { headers } = await callLibrary(async () =>
    app
      ? { headers: (await api.verifyTOTP(call)).headers }
      : { headers: (await api.verifyBackupCode(call)).headers },
  );
  const cookie = setCookieValue(headers, cookieNameOf(ctx.config, 'session'));
  if (!cookie) throw new Error('the library set no session');
  if (!app) {
    await recordSecurityEvent(ctx, {
      type: 'recovery_code_used',
      severity: 'medium',
      userId: null,
      details: {},
    });
  }
  return { headers, sessionToken: tokenOfCookie(cookie) };
}
