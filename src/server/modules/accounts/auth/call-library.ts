import { isAPIError } from 'better-auth/api';
import { AppError, type ErrorCode } from '../../../../contract/errors.ts';
import type { Ctx } from '../../../context.ts';
import { cookieNameOf } from './cookies.ts';

/** What identifies the caller to the library. */
export interface Credentials {
  /** The Cookie header, for calls that honour the browser's cookies. */
  cookie?: string;
  /** Secret of a session that was authenticated by its access token. */
  sessionToken?: string;
  /** Encoded value of the second-factor challenge, for programs. */
  challenge?: string;
}

/** Headers as the library wants them: with the client's true address, never a forwarded one. */
export function libraryHeaders(ctx: Ctx, credentials: Credentials = {}): Headers {
  const headers = new Headers({ 'user-agent': ctx.userAgent, 'x-client-ip': ctx.clientIp });
  if (credentials.cookie) headers.set('cookie', credentials.cookie);
  if (credentials.challenge) {
    headers.set('cookie', `${cookieNameOf(ctx.config, 'challenge')}=${credentials.challenge}`);
  }
  if (credentials.sessionToken) headers.set('authorization', `Bearer ${credentials.sessionToken}`);
  return headers;
}

const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL: 'invalid_credentials',
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  PASSWORD_TOO_LONG: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  FAILED_TO_CREATE_SESSION: 'account_disabled',
  INVALID_PASSWORD: 'wrong_password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong_password',
  INVALID_TOKEN: 'invalid_link',
  INVALID_CODE: 'invalid_code',
  INVALID_BACKUP_CODE: 'invalid_code',
  INVALID_OTP: 'invalid_code',
  OTP_EXPIRED: 'invalid_code',
  TOO_MANY_ATTEMPTS: 'invalid_code',
  INVALID_TWO_FACTOR_COOKIE: 'challenge_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'challenge_expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'challenge_expired',
  TOTP_ALREADY_ENABLED: 'conflict',
  TOTP_NOT_ENABLED: 'conflict',
  TWO_FACTOR_NOT_ENABLED: 'conflict',
  UNAUTHORIZED: 'invalid_token',
  // Without a code of its own: another use of a recovery code at the same moment came first.
  CONFLICT: 'invalid_code',
};

/** Runs a call of the library and turns its errors into ours; what is unknown stays what it is. */
export async function callLibrary<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = libraryErrorCode(error);
    if (code) throw new AppError(code, { cause: error });
    throw error;
  }
}

function libraryErrorCode(error: unknown): ErrorCode | null {
  if (!isAPIError(error)) return null;
  const { body, status } = error as { body?: { code?: string }; status: string | number };
  return codes[body?.code ?? status] ?? null;
}
