import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { AppError } from '../../../../contract/errors.ts';
import type { Ctx } from '../../../context.ts';
import { findFactorSecret, takeStep } from '../second-factor.store.ts';
import { cookieNameOf } from './cookies.ts';

const STEP = 30_000;
/** The library accepts the step before, the present and the next one; it looks a moment later than we do. */
const OFFSETS = [-1, 0, 1, 2];

/**
 * Uses up the time step of a right code, so that a code that was seen cannot be used again (RFC 6238 §5.2). A wrong
 * code passes: the library refuses and counts it. Throws `invalid_code`.
 */
export async function spendAppCode(
  ctx: Ctx,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const { db } = ctx.database;
  const data = await findFactorSecret(db, userId);
  if (!data) return;
  const { secretConfig } = await ctx.auth.library.$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data });
  const now = Math.floor(Date.now() / STEP);
  const offset = OFFSETS.findLast((one) => codeOf(secret, now + one) === code);
  if (offset === undefined) return;
  if (!(await takeStep(db, { userId, step: now + offset }))) throw new AppError('invalid_code');
}

/** RFC 4226 with six digits. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Whose challenge a Cookie header carries; null where it has run out. The library checks its signature. */
export async function challengedPerson(ctx: Ctx, cookie: string): Promise<string | null> {
  const name = `${cookieNameOf(ctx.config, 'challenge')}=`;
  const pair = cookie.split('; ').find((one) => one.startsWith(name));
  if (!pair) return null;
  const { internalAdapter } = await ctx.auth.library.$context;
  const [identifier = ''] = decodeOnce(pair.slice(name.length)).split('.');
  const found = await internalAdapter.findVerificationValue(identifier);
  return found && found.expiresAt.getTime() > Date.now() ? found.value : null;
}

function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
