import { isEmailAddress } from '../../../contract/email-rules.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { findUserByEmail } from './accounts.store.ts';
import { callLibrary, libraryHeaders } from './auth/call-library.ts';
import { libraryEmail } from './auth/plain-addresses.ts';
import { canonicalEmail } from './canonical-email.ts';
import { noteFailedSignIn, noteSignIn, throttleSignIn } from './sign-in-throttle.ts';
import { outcomeOf, type SignInOutcome } from './sign-in-with-password.ts';

/** Signs in with the one-time code of the mail. Throws `invalid_code` alike for unknown addresses and wrong codes. */
export async function signInWithCode(
  ctx: Ctx,
  input: { email: string; code: string },
): Promise<SignInOutcome> {
  const email = canonicalEmail(input.email);
  if (!isEmailAddress(email)) throw new AppError('invalid_code');
  await throttleSignIn(ctx, email);
  const user = await findUserByEmail(ctx.database.db, email);
  try {
    const { headers } = await callLibrary(() =>
      ctx.auth.library.api.signInEmailOTP({
        body: { email: libraryEmail(user?.email ?? email), otp: input.code },
        headers: libraryHeaders(ctx),
        returnHeaders: true,
      }),
    );
    await noteSignIn(ctx, email);
    return outcomeOf(ctx, headers);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_code') {
      await noteFailedSignIn(ctx, { email, userId: user?.id ?? null });
    }
    throw error;
  }
}
