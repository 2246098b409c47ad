import { TIMINGS } from '../../../contract/limits.ts';
import type { deleteAccountRoute } from '../../../contract/routes/account-settings.routes.ts';
import type {
  answerChallengeRoute,
  authorizeRoute,
  confirmRecoveryRoute,
  isAdminRoute,
  readSessionRoute,
  recoverRoute,
  resendRoute,
  sendCodeRoute,
  signInRoute,
  signInWithCodeRoute,
  signUpRoute,
  verifyRoute,
} from '../../../contract/routes/accounts.routes.ts';
import { type ApiClient, createApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { csrfToken } from './csrf-token.ts';

const RETRIES = 5;
const TIMEOUT = 20_000;
const retryable = (error: unknown): boolean =>
  error instanceof ApiError && [502, 503, 504].includes(error.status);

/** Repeats on 502, 503 and 504 after 200 ms, doubling. */
export async function withAuthRetry<T>(run: () => Promise<T>, attempt = 0): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!retryable(error) || attempt >= RETRIES) throw error;
    await new Promise((done) => setTimeout(done, TIMINGS.authRetryBase * 2 ** attempt));
    return withAuthRetry(run, attempt + 1);
  }
}

export interface Credentials {
  email: string;
  password: string;
  /** Value of the hidden field. */
  website?: string;
}

/** The accounts calls of a browser: cookie for identity, JSON and `X-CSRF-Token` on every change. */
export function createAuthCalls() {
  const visitor = createApiClient({
    permit: async () => ({ token: null, signal: null, track: (change) => change }),
    renewToken: async () => null,
  });
  const call: ApiClient['call'] = (request) =>
    withAuthRetry(() =>
      visitor.call({ ...request, headers: { ...request.headers, 'X-CSRF-Token': csrfToken() } } as never),
    );
  const post = (path: string) => ({ method: 'POST' as const, path, timeout: TIMEOUT });
  return {
    session: () =>
      call<typeof readSessionRoute>({ method: 'GET', path: '/auth/v1/session', timeout: TIMEOUT }).then(
        (answer) => answer.session,
      ),
    signIn: (credentials: Credentials) =>
      call<typeof signInRoute>({ ...post('/auth/v1/signin'), body: credentials }),
    signUp: (credentials: Credentials) =>
      call<typeof signUpRoute>({ ...post('/auth/v1/signup'), body: credentials }),
    signOut: (scope: 'local' | 'others' | 'global') =>
      visitor.send({
        method: 'POST',
        path: '/auth/v1/logout',
        body: { scope },
        headers: { 'X-CSRF-Token': csrfToken() },
        timeout: TIMEOUT,
      }),
    deleteAccount: (token: string, body: { email: string; password?: string }) =>
      visitor.call<typeof deleteAccountRoute>({
        method: 'DELETE',
        path: '/auth/v1/user',
        body,
        headers: { Authorization: `Bearer ${token}` },
      }),
    verify: (type: 'signup' | 'email_change', token: string) =>
      call<typeof verifyRoute>({ ...post('/auth/v1/verify'), body: { type, token } }),
    /** Asks whether the token of a mail would be taken; uses nothing up. */
    peekLink: (type: 'signup' | 'email_change', token: string) =>
      call<typeof verifyRoute>({ ...post('/auth/v1/verify'), body: { type, token, peek: true } }),
    resend: (email: string) => call<typeof resendRoute>({ ...post('/auth/v1/resend'), body: { email } }),
    recover: (email: string) => call<typeof recoverRoute>({ ...post('/auth/v1/recover'), body: { email } }),
    confirmRecovery: (token: string, password: string) =>
      call<typeof confirmRecoveryRoute>({
        ...post('/auth/v1/recover/confirm'),
        body: { token, password },
      }),
    sendCode: (email: string, website?: string) =>
      call<typeof sendCodeRoute>({ ...post('/auth/v1/otp'), body: { email, website } }),
    signInWithCode: (email: string, code: string) =>
      call<typeof signInWithCodeRoute>({ ...post('/auth/v1/otp/verify'), body: { email, code } }),
    answerChallenge: (code: string) =>
      call<typeof answerChallengeRoute>({ ...post('/auth/v1/challenge'), body: { code } }),
    authorize: () =>
      call<typeof authorizeRoute>({ ...post('/auth/v1/authorize'), body: { provider: 'google' } }),
    isAdmin: (token: string, userId: string) =>
      withAuthRetry(() =>
        visitor.call<typeof isAdminRoute>({
          method: 'POST',
          path: '/rest/v1/rpc/is_admin',
          body: { user_id: userId },
          headers: { Authorization: `Bearer ${token}` },
          timeout: TIMEOUT,
        }),
      ),
  };
}

export type AuthCalls = ReturnType<typeof createAuthCalls>;
