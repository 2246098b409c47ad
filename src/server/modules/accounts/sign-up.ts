import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import { newEmailProblem } from '../../../contract/email-rules.ts';
import { AppError } from '../../../contract/errors.ts';
import { passwordProblems } from '../../../contract/password-rules.ts';
import type { Ctx } from '../../context.ts';
import { findUserByEmail } from './accounts.store.ts';
import { notBefore } from './answer-time.ts';
import { callLibrary, libraryHeaders } from './auth/call-library.ts';
import { tooMany } from './auth/password-hashing.ts';
import { libraryEmail } from './auth/plain-addresses.ts';
import { canonicalEmail, typedEmail } from './canonical-email.ts';
import { throttleMail } from './throttle-mail.ts';

export const SIGN_UP_MESSAGE =
  'Account created successfully! Please check your email to verify your account.';

/** Throws `weak_password` with the first broken rule as its message and all of them as details. */
export function requireGoodPassword(password: string): void {
  const problems = passwordProblems(password);
  if (problems.length > 0) throw new AppError('weak_password', { message: problems[0], details: problems });
}

export function requireGoodEmail(email: string): void {
  const problem = newEmailProblem(email, isDisposableEmailDomain);
  if (problem) throw new AppError('invalid_email', { message: problem });
}

/**
 * Creates an account that waits for its confirmation mail. A known address gets the same answer, in the same time,
 * and a mail that says so. Throws `invalid_email` and `weak_password` by the rules only, and `rate_limited`.
 */
export async function signUp(
  ctx: Ctx,
  input: { email: string; password: string },
): Promise<{ message: string }> {
  const email = canonicalEmail(input.email);
  requireGoodEmail(input.email.trim());
  requireGoodEmail(email);
  requireGoodPassword(input.password);
  await throttleMail(ctx, { email, scope: 'sign-up' });
  if (ctx.auth.passwords.isFull()) throw tooMany();
  await notBefore(async () => {
    const known = await findUserByEmail(ctx.database.db, email);
    const address = libraryEmail(known?.email ?? email);
    const body = { email: address, password: input.password, name: '' };
    await ctx.auth.passwords.admit(() =>
      callLibrary(() => ctx.auth.library.api.signUpEmail({ body, headers: libraryHeaders(ctx) })),
    );
    await ctx.jobs.enqueue('send-mail', {
      to: typedEmail(input.email),
      template: known ? 'account-exists' : 'confirm',
      data: {},
    });
  });
  return { message: SIGN_UP_MESSAGE };
}
