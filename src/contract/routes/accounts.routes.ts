/**
 * Accounts API. How a browser uses it:
 * - Every change under /auth/v1 without `Authorization: Bearer` needs JSON, our own Origin and `X-CSRF-Token`
 *   (64 hex digits of the client's choice); /auth/v1/token, for programs, needs none of the last two.
 * - Sign-in, one-time code and second factor answer an `AuthSession` and set the HttpOnly cookie. `GET /auth/v1/session`
 *   answers a fresh `AuthSession` for the cookie, or `{session: null}`: this is also the refresh of the access token.
 * - A second factor is asked for by 403 `mfa_required`; the challenge waits in a cookie and is answered at /challenge.
 *   Programs get it as `details.challenge`.
 * - Mails link to `/login#type=signup|recovery|email_change&token=…`: the page posts the token to /verify
 *   or /recover/confirm once somebody asks it to: programs that open the links of mails use nothing up.
 * - Google returns to `/`; to `/login?error=oauth` ('Authentication failed') when something went wrong; to `/login#type=mfa`
 *   when an authenticator app must answer. `/login#type=account_exists` shows 'An account with this email already exists…'.
 */
import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import { defineRoute } from './route.ts';

export const authUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.string(),
  is_admin: z.boolean(),
  email_verified: z.boolean(),
  mfa_enabled: z.boolean(),
});
export type AuthUser = z.infer<typeof authUserSchema>;

/** SPEC §3. `refresh_token` is null in a browser, where the cookie takes its place. `expires_at` in seconds since 1970. */
export const authSessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullable(),
  expires_in: z.number().int(),
  expires_at: z.number().int(),
  token_type: z.literal('bearer'),
  user: authUserSchema,
});
export type AuthSession = z.infer<typeof authSessionSchema>;

const sessionAnswer = z.object({ session: authSessionSchema });
const messageAnswer = z.object({ message: z.string() });
const email = z
  .string()
  .trim()
  .min(1)
  .max(LENGTHS.email.max * 2);
const password = z.string().min(1).max(LENGTHS.inputDefault);
const token = z.string().min(16).max(512);
const code = z.string().trim().min(4).max(32);
/** The hidden field: any value counts as a bot. */
const website = z.string().max(LENGTHS.inputDefault).optional();

export const signUpRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/signup',
  access: 'public',
  summary: 'Create an account; the answer is the same for a known address',
  body: z.strictObject({ email, password, website }),
  response: messageAnswer,
  errors: ['invalid_email', 'weak_password', 'bot_detected', 'csrf_failed', 'signup_failed'],
  rateLimit: 'bulk',
});

export const signInRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/signin',
  access: 'public',
  summary: 'Sign in with e-mail and password; sets the session cookie',
  body: z.strictObject({ email, password, website }),
  response: sessionAnswer,
  errors: [
    'invalid_credentials',
    'email_not_verified',
    'mfa_required',
    'login_blocked',
    'bot_detected',
    'account_disabled',
    'csrf_failed',
  ],
});

export const tokenRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/token',
  access: 'public',
  summary: 'For programs: password grant, second factor, and rotating refresh tokens; no cookie',
  body: z.discriminatedUnion('grant_type', [
    z.strictObject({ grant_type: z.literal('password'), email, password }),
    z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: z.string().max(512) }),
    z.strictObject({ grant_type: z.literal('mfa'), challenge: z.string().max(512), code }),
  ]),
  response: authSessionSchema,
  errors: [
    'invalid_credentials',
    'email_not_verified',
    'mfa_required',
    'login_blocked',
    'account_disabled',
    'invalid_token',
    'invalid_code',
  ],
});

export const readSessionRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/session',
  access: 'public',
  summary: 'A fresh access token for the session cookie, or null',
  response: z.object({ session: authSessionSchema.nullable() }),
  errors: [],
});

export const signOutRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/logout',
  access: 'public',
  summary: 'End this session (by cookie or token), the others, or all',
  body: z.strictObject({ scope: z.enum(['local', 'others', 'global']).default('local') }),
  status: 204,
  errors: ['csrf_failed', 'invalid_token'],
});

export const verifyRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/verify',
  access: 'public',
  summary: 'Confirm an address with the token of the mail',
  /** With `peek` nothing changes: it says whether the token would be taken. */
  body: z.strictObject({ type: z.enum(['signup', 'email_change']), token, peek: z.boolean().default(false) }),
  response: messageAnswer,
  errors: ['invalid_link', 'already_confirmed', 'csrf_failed'],
});

export const resendRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/resend',
  access: 'public',
  summary: 'Send the confirmation mail again; the answer is the same for any address',
  body: z.strictObject({ email }),
  response: messageAnswer,
  errors: ['csrf_failed'],
  rateLimit: 'bulk',
});

export const recoverRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/recover',
  access: 'public',
  summary: 'Send a link to choose a new password; the answer is the same for any address',
  body: z.strictObject({ email }),
  response: messageAnswer,
  errors: ['csrf_failed'],
  rateLimit: 'bulk',
});

export const confirmRecoveryRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/recover/confirm',
  access: 'public',
  summary: 'Set a new password with the token of the mail; ends all sessions',
  body: z.strictObject({ token, password }),
  response: messageAnswer,
  errors: ['invalid_link', 'weak_password', 'csrf_failed'],
});

export const sendCodeRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/otp',
  access: 'public',
  summary: 'Send a one-time sign-in code by mail; the answer is the same for any address',
  body: z.strictObject({ email, website }),
  response: messageAnswer,
  errors: ['csrf_failed', 'bot_detected'],
  rateLimit: 'bulk',
});

export const signInWithCodeRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/otp/verify',
  access: 'public',
  summary: 'Sign in with the one-time code of the mail; sets the session cookie',
  body: z.strictObject({ email, code }),
  response: sessionAnswer,
  errors: ['invalid_code', 'mfa_required', 'login_blocked', 'account_disabled', 'csrf_failed'],
});

export const answerChallengeRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/challenge',
  access: 'public',
  summary:
    'Second factor of a sign-in: a code of the authenticator app, or a recovery code; sets the session cookie',
  body: z.strictObject({ code }),
  response: sessionAnswer,
  errors: ['invalid_code', 'challenge_expired', 'account_disabled', 'csrf_failed'],
});

export const jwksRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/jwks.json',
  access: 'public',
  summary: 'Public keys of the access tokens',
  response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  errors: [],
});

export const authorizeRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/authorize',
  access: 'public',
  summary: 'Start sign-in with Google; the browser goes to `url`',
  body: z.strictObject({ provider: z.literal('google') }),
  response: z.object({ url: z.string() }),
  errors: ['provider_not_configured', 'csrf_failed'],
  rateLimit: 'default',
});

export const callbackRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/callback/google',
  access: 'public',
  summary: "Google's answer; redirects to the page that comes next",
  errors: ['provider_not_configured'],
});

export const isAdminRoute = defineRoute({
  method: 'POST',
  path: '/rest/v1/rpc/is_admin',
  access: 'user',
  summary: 'Whether a user is an admin; only admins may ask about others',
  body: z.strictObject({ user_id: z.uuid() }),
  response: z.boolean(),
  errors: [],
});
