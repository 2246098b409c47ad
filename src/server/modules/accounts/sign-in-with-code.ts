import { isEmailAddress } from '../../../contract/email-rules.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { findUserByEmail } from './accounts.store.ts';
import { callLibrary, libraryHeaders } from './auth/call-library.ts';
import { libraryEmail } from './auth/plain-addresses.ts';
import { canonicalEmail } from './canonical-email.ts';
import { knownDevice } from './known-device.ts';
import { noteFailedSignIn, noteSignIn, type SignInTry, throttled } from './sign-in-throttle.ts';
import { outcomeOf, type SignInOutcome } from './sign-in-with-password.ts';

interface Input {
  email: string;
  code: string;
}

/** Signs in with the one-time code of the mail. Throws `invalid_code` alike for unknown addresses and wrong codes. */
export async function signInWithCode(
  ctx: Ctx,
  input: Input,
  cookies: string | undefined,
): Promise<SignInOutcome> {
  const email = canonicalEmail(input.email);
  if (!isEmailAddress(email)) throw new AppError('invalid_code');
  const tried = { email, device: knownDevice(ctx, email, cookies) };
  return throttled(ctx, tried, () => signIn(ctx, tried, input));
}

async function signIn(ctx: Ctx, tried: SignInTry, input: Input): Promise<SignInOutcome> {
  const { email } = tried;
  const user = await findUserByEmail(ctx.database.db, email);
  try {
    const { headers } = await callLibrary(() =>
      ctx.auth.library.api.signInEmailOTP({
        body: { email: libraryEmail(user?.email ?? email), otp: input.code },
        headers: libraryHeaders(ctx),
        returnHeaders: true,
      }),
    );
    await noteSignIn(ctx, tried);
    return outcomeOf(ctx, headers);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_code') {
      await noteFailedSignIn(ctx, { email, userId: user?.id ?? null });
    }
    throw error;
  }
}
