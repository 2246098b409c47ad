import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { jwt } from 'better-auth/plugins/jwt';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { BaseDeps } from '../../../context.ts';
import { isBanned } from '../account-changes.store.ts';
import { librarySchema } from './library.store.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { withPlainAddresses } from './plain-addresses.ts';

/** Seconds. A session ends after a week without use, and after a month in any case. */
export const SESSION_IDLE = 7 * 24 * 3600;
export const SESSION_ABSOLUTE = 30 * 24 * 3600;
const SESSION_TOUCH = 10 * 60;
const CHALLENGE = 10 * 60;
export const RESET_LINK = 3600;
export const MAIL_CODE = 10 * 60;
export const COOKIE_NAMES = {
  session: 'lacuna_session',
  challenge: 'lacuna_challenge',
  device: 'lacuna_device',
} as const;

/** A one-time code by mail passes the same second factor as a password. */
function secondFactor() {
  const plugin = twoFactor({
    issuer: 'Lacuna',
    twoFactorCookieMaxAge: CHALLENGE,
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
  });
  for (const hook of plugin.hooks.after) {
    const passwords = hook.matcher;
    hook.matcher = (context) => passwords(context) || context.path === '/sign-in/email-otp';
  }
  return plugin;
}

/** Google by OpenID Connect, with offline access and a consent prompt (SPEC §7). */
function google({ config }: BaseDeps, connected: boolean) {
  if (!config.google || !connected) return genericOAuth({ config: [] });
  const { clientId, clientSecret, discoveryUrl } = config.google;
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId,
        clientSecret,
        discoveryUrl,
        scopes: ['openid', 'email', 'profile'],
        accessType: 'offline',
        prompt: 'consent',
        pkce: true,
        requireIdTokenVerification: true,
      },
    ],
  });
}

/** The `__Host-` prefix needs https; on plain-http localhost the names have no prefix. */
const cookieName = (secure: boolean, name: string): string => (secure ? `__Host-${name}` : name);

/**
 * Better Auth over our tables. Only its OAuth callback is reachable from outside; everything else is called by our
 * own routes, which bring the limits, messages and mails. Its logger is silent: failures are audited by us.
 * @param options.google also reads Google's discovery document, which every call then waits for
 */
export function createBetterAuth(base: BaseDeps, options: { google: boolean; passwords: PasswordHashing }) {
  const { config, database, secret } = base;
  const secure = config.publicUrl.startsWith('https://');
  const cookie = (name: string) => ({ name: cookieName(secure, name), attributes: { secure, path: '/' } });
  return betterAuth({
    appName: 'Lacuna',
    baseURL: config.publicUrl,
    basePath: '/auth/v1',
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    trustedOrigins: [config.publicUrl],
    database: withPlainAddresses(
      drizzleAdapter(database.db, { provider: 'pg', transaction: true, schema: librarySchema }),
    ),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      // Our own rule counts characters of any script; these bounds only keep absurd input from the hash.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      resetPasswordTokenExpiresIn: RESET_LINK,
      revokeSessionsOnPasswordReset: true,
      password: { hash: options.passwords.hash, verify: options.passwords.verify },
    },
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_IDLE, updateAge: SESSION_TOUCH, freshAge: 0 },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, allowDifferentEmails: true, trustedProviders: [] },
    },
    databaseHooks: {
      session: {
        create: {
          // The one gate that every way of signing in passes.
          before: async ({ userId }) => !(await isBanned(database.db, userId)),
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      cookiePrefix: cookieName(secure, 'lacuna'),
      cookies: {
        session_token: cookie(COOKIE_NAMES.session),
        two_factor: cookie(COOKIE_NAMES.challenge),
      },
    },
    onAPIError: { errorURL: `${config.publicUrl}/login` },
    plugins: [
      bearer(),
      emailOTP({
        disableSignUp: true,
        storeOTP: 'hashed',
        expiresIn: MAIL_CODE,
        allowedAttempts: 3,
        // Codes are made by the mail job through `createVerificationOTP`.
        sendVerificationOTP: () => Promise.reject(new Error('codes are mailed by the mail job')),
      }),
      secondFactor(),
      jwt({ disableSettingJwtHeader: true, jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } } }),
      google(base, options.google),
    ],
  });
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;
