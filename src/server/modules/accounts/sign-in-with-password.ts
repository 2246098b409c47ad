import { isEmailAddress } from '../../../contract/email-rules.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { findUserByEmail } from './accounts.store.ts';
import { callLibrary, libraryHeaders } from './auth/call-library.ts';
import { cookieNameOf, setCookieValue, tokenOfCookie } from './auth/cookies.ts';
import { libraryEmail } from './auth/plain-addresses.ts';
import { canonicalEmail } from './canonical-email.ts';
import { knownDevice } from './known-device.ts';
import { noteFailedSignIn, noteSignIn, type SignInTry, throttled } from './sign-in-throttle.ts';

/** How a first factor ended: a session's secret, or a challenge for the second. `headers` carry the cookies to set. */
export type SignInOutcome = { headers: Headers } & ({ sessionToken: string } | { challenge: string });

interface Input {
  email: string;
  password: string;
}

/**
 * Checks e-mail and password. Throws `invalid_credentials` alike for an unknown address and a wrong password, after
 * the same work; `email_not_verified` and `account_disabled` only after a correct one; `login_blocked` when throttled.
 */
export async function signInWithPassword(
  ctx: Ctx,
  input: Input,
  cookies: string | undefined,
): Promise<SignInOutcome> {
  const email = canonicalEmail(input.email);
  if (!isEmailAddress(email)) throw new AppError('invalid_credentials');
  const tried = { email, device: knownDevice(ctx, email, cookies) };
  return throttled(ctx, tried, () => signIn(ctx, tried, input));
}

async function signIn(ctx: Ctx, tried: SignInTry, input: Input): Promise<SignInOutcome> {
  const { email } = tried;
  const user = await findUserByEmail(ctx.database.db, email);
  try {
    const { headers } = await callLibrary(() =>
      ctx.auth.library.api.signInEmail({
        body: { email: libraryEmail(user?.email ?? email), password: input.password },
        headers: libraryHeaders(ctx),
        returnHeaders: true,
      }),
    );
    await noteSignIn(ctx, tried);
    return outcomeOf(ctx, headers);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_credentials') {
      await noteFailedSignIn(ctx, { email, userId: user?.id ?? null });
    }
    throw error;
  }
}

/** Reads what the library's cookies say about a first factor that passed. */
export function outcomeOf(ctx: Ctx, headers: Headers): SignInOutcome {
  const session = setCookieValue(headers, cookieNameOf(ctx.config, 'session'));
  if (session) return { headers, sessionToken: tokenOfCookie(session) };
  const challenge = setCookieValue(headers, cookieNameOf(ctx.config, 'challenge'));
  if (challenge) return { headers, challenge };
  throw new Error('the library set neither a session nor a challenge');
}
