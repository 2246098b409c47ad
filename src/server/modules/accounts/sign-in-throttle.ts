import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../contract/errors.ts';
import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { addressSubject } from '../rates/address-subject.ts';
import { resetAttempts } from '../rates/reset-attempts.ts';
import { returnAttempt } from '../rates/return-attempt.ts';
import { takeAttempt } from '../rates/take-attempt.ts';
import { recordSecurityEvent } from '../telemetry/record-security-event.ts';
import { countFailures, insertAttempt, knownAddress } from './accounts.store.ts';
import { tooMany } from './auth/password-hashing.ts';
import { keyedHash } from './keyed-hash.ts';

/** Failures from anywhere that an account takes before answers slow down. */
const FREE_FAILURES = 10;
const SLOWEST = 3_000;

/** Whose sign-in is counted: an account, and a browser that has signed in to it before, if it is one. */
export interface SignInTry {
  email: string;
  /** Id of the known browser (`knownDevice`); null for any other client. */
  device: string | null;
}

const accountHash = (ctx: Ctx, email: string): string => keyedHash(ctx.secret, 'sign-in', email);

/** A known browser has a counter of its own: failures of others behind the same address cannot lock it out. */
const limiterOf = (ctx: Ctx, { email, device }: SignInTry) => ({
  limiter: 'login' as const,
  scope: 'sign-in',
  key: `${accountHash(ctx, email)}|${device ? `device:${device}` : addressSubject(ctx.clientIp)}`,
});
const addressLimiter = { limiter: 'addressLogin', scope: 'sign-in' } as const;

/**
 * Runs a sign-in that is counted, for this account from this address and for the address over all accounts; throws
 * `login_blocked` when either is used up, `unavailable` when too many sign-ins are under way. Failures of an account
 * from all addresses together only slow an unknown address down, so that nobody can lock another person out.
 */
export async function throttled<T>(ctx: Ctx, tried: SignInTry, signIn: () => Promise<T>): Promise<T> {
  if (ctx.auth.passwords.isFull()) throw tooMany();
  await takeAttempt(ctx, limiterOf(ctx, tried));
  if (!tried.device) await takeAttempt(ctx, addressLimiter);
  await slowDown(ctx, tried);
  try {
    return await ctx.auth.passwords.admit(signIn);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') await returnAttempts(ctx, tried);
    throw error;
  }
}

async function returnAttempts(ctx: Ctx, tried: SignInTry): Promise<void> {
  await returnAttempt(ctx, limiterOf(ctx, tried));
  if (!tried.device) await returnAttempt(ctx, addressLimiter);
}

async function slowDown(ctx: Ctx, { email, device }: SignInTry): Promise<void> {
  const { db } = ctx.database;
  const hash = accountHash(ctx, email);
  const failures = await countFailures(db, hash, windowStart(ctx));
  if (failures < FREE_FAILURES || device) return;
  if (await knownAddress(db, hash, addressSubject(ctx.clientIp))) return;
  await sleep(Math.min(SLOWEST, 100 * 2 ** (failures - FREE_FAILURES)));
}

export async function noteSignIn(ctx: Ctx, tried: SignInTry): Promise<void> {
  await storeAttempt(ctx, tried.email, true);
  await resetAttempts(ctx, limiterOf(ctx, tried));
  if (!tried.device) await returnAttempt(ctx, addressLimiter);
}

/** Forgets the failures of this account from this client, after its owner has proven to be one. */
export async function forgetFailures(ctx: Ctx, tried: SignInTry): Promise<void> {
  await resetAttempts(ctx, limiterOf(ctx, tried));
}

/** Stores a failed sign-in; three within 15 minutes are a medium event, five a high one (SPEC §9). */
export async function noteFailedSignIn(
  ctx: Ctx,
  { email, userId }: { email: string; userId: string | null },
): Promise<void> {
  await storeAttempt(ctx, email, false);
  const hash = accountHash(ctx, email);
  const failures = await countFailures(ctx.database.db, hash, windowStart(ctx));
  const { medium, high } = SECURITY_MONITORING.failedLogins;
  if (failures !== medium && failures % high !== 0) return;
  await recordSecurityEvent(ctx, {
    type: failures >= high ? 'brute_force' : 'failed_logins',
    severity: failures >= high ? 'high' : 'medium',
    userId,
    details: { failures },
  });
}

const windowStart = (ctx: Ctx): Date =>
  new Date(ctx.clock.now().getTime() - SECURITY_MONITORING.failedLogins.window);

const storeAttempt = (ctx: Ctx, email: string, succeeded: boolean): Promise<void> =>
  insertAttempt(ctx.database.db, {
    accountHash: accountHash(ctx, email),
    address: addressSubject(ctx.clientIp),
    userAgent: ctx.userAgent,
    succeeded,
    at: ctx.clock.now(),
  });
