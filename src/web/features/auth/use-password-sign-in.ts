import { useState } from 'react';
import { LENGTHS } from '../../../contract/limits.ts';
import { PASSWORD_MESSAGES } from '../../../contract/password-rules.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import type { Credentials } from '../../lib/auth/auth-calls.ts';
import { useServices } from '../../lib/services.tsx';

export interface SignInFailure {
  code: string;
  message: string;
}

const BOT = 'Security check failed. Please try again.';

const blockedText = (minutes: number): string =>
  `Too many login attempts. Please wait ${minutes} minutes before trying again.`;

/** Signs in with the guards of SPEC §5 before the call: honeypot, input length, client rate limit. */
export function usePasswordSignIn(onSecondFactor: () => void) {
  const { accounts, auth, limiter, log } = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const refuseEarly = ({ email, password, website }: Credentials): SignInFailure | null => {
    if (website) {
      log.security('honeypot', 'high', { form: 'login' });
      return { code: 'bot_detected', message: BOT };
    }
    const most = LENGTHS.password.max;
    if (password.length > most) return { code: 'invalid_input', message: PASSWORD_MESSAGES.tooLong };
    if (password.length > most * LENGTHS.inputWarning)
      log.security('input_near_limit', 'low', { field: 'password' });
    const answer = limiter.take('login', email.toLowerCase());
    return answer.allowed ? null : { code: 'login_blocked', message: blockedText(answer.minutes) };
  };

  const signIn = async (credentials: Credentials): Promise<void> => {
    const refused = refuseEarly(credentials);
    setFailure(refused);
    if (refused) return;
    setBusy(true);
    try {
      const { session } = await accounts.signIn(credentials);
      limiter.reset('login', credentials.email.toLowerCase());
      auth.accept(session, 'SIGNED_IN');
    } catch (error) {
      setBusy(false);
      const code = error instanceof ApiError ? error.code : 'internal';
      if (code === 'mfa_required') onSecondFactor();
      else setFailure({ code, message: errorText(error) });
    }
  };
  return { busy, failure, signIn };
}
