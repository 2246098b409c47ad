import { createHmac, randomBytes } from 'node:crypto';
import type { Ctx } from '../../../context.ts';
import { cookieNameOf } from './cookies.ts';

/** Seconds. */
const LIFE = 600;

/**
 * Asks for the second factor after a sign-in that the library does not challenge by itself (Google). The records are
 * those of its two-factor plugin, which checks the answer and counts the attempts.
 * @returns the Set-Cookie line of the challenge
 */
export async function beginChallenge(ctx: Ctx, userId: string): Promise<string> {
  const { internalAdapter } = await ctx.auth.library.$context;
  const identifier = `2fa-${randomBytes(24).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + LIFE * 1000);
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt });
  await internalAdapter.createVerificationValue({
    identifier: `2fa-attempts-${identifier}`,
    value: '0',
    expiresAt,
  });
  const signature = createHmac('sha256', ctx.secret).update(identifier).digest('base64');
  const secure = ctx.config.publicUrl.startsWith('https://') ? '; Secure' : '';
  const value = encodeURIComponent(`${identifier}.${signature}`);
  const name = cookieNameOf(ctx.config, 'challenge');
  return `${name}=${value}; Max-Age=${LIFE}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
