import { setTimeout as sleep } from 'node:timers/promises';
import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { addressSubject } from '../rates/address-subject.ts';
import { resetAttempts } from '../rates/reset-attempts.ts';
import { takeAttempt } from '../rates/take-attempt.ts';
import { recordSecurityEvent } from '../telemetry/record-security-event.ts';
import { countFailures, insertAttempt, knownAddress } from './accounts.store.ts';
import { keyedHash } from './keyed-hash.ts';

/** Failures from anywhere that an account takes before answers slow down. */
const FREE_FAILURES = 10;
const SLOWEST = 3_000;

const accountHash = (ctx: Ctx, email: string): string => keyedHash(ctx.secret, 'sign-in', email);
const limiterOf = (ctx: Ctx, email: string) => ({
  limiter: 'login' as const,
  scope: 'sign-in',
  key: `${accountHash(ctx, email)}|${addressSubject(ctx.clientIp)}`,
});

/**
 * Counts an attempt of this account from this address; throws `login_blocked` when too many. Failures from all
 * addresses together only slow an unknown address down, so that nobody can lock another person out.
 */
export async function throttleSignIn(ctx: Ctx, email: string): Promise<void> {
  await takeAttempt(ctx, limiterOf(ctx, email));
  const { db } = ctx.database;
  const hash = accountHash(ctx, email);
  const failures = await countFailures(db, hash, windowStart(ctx));
  if (failures < FREE_FAILURES || (await knownAddress(db, hash, addressSubject(ctx.clientIp)))) return;
  await sleep(Math.min(SLOWEST, 100 * 2 ** (failures - FREE_FAILURES)));
}

export async function noteSignIn(ctx: Ctx, email: string): Promise<void> {
  await storeAttempt(ctx, email, true);
  await resetAttempts(ctx, limiterOf(ctx, email));
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
