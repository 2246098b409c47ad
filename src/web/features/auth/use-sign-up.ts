import { useState } from 'react';
import { useNavigate } from 'react-router';
import { emailFieldError } from '../../../contract/email-rules.ts';
import { PASSWORD_MESSAGES, passwordProblems } from '../../../contract/password-rules.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import type { Credentials } from '../../lib/auth/auth-calls.ts';
import { useServices } from '../../lib/services.tsx';

export const SIGNUP_FIELDS = ['email', 'password', 'confirm'] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

/** The first thing wrong with each field, or null. */
export function signupErrors(values: Record<SignupField, string>): Record<SignupField, string | null> {
  return {
    email: emailFieldError(values.email),
    password:
      values.password === '' ? PASSWORD_MESSAGES.required : (passwordProblems(values.password)[0] ?? null),
    confirm: values.confirm === values.password ? null : PASSWORD_MESSAGES.mismatch,
  };
}

const CREATED = 'Account created successfully! Please check your email to verify your account.';
const FAILED = 'Failed to create account. Please check your information and try again.';
const BOT = 'Security check failed. Please try again.';

/** Creates the account, then goes to /login with the message of SPEC §2. */
export function useSignUp() {
  const { accounts, log } = useServices();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const signUp = async (credentials: Credentials): Promise<void> => {
    if (credentials.website) {
      log.security('honeypot', 'high', { form: 'signup' });
      setFailure(BOT);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await accounts.signUp(credentials);
      await navigate('/login', { state: { notice: CREATED } });
    } catch (error) {
      setBusy(false);
      const refused = error instanceof ApiError && error.code === 'invalid_request';
      setFailure(refused ? FAILED : errorText(error));
    }
  };
  return { busy, failure, signUp };
}
