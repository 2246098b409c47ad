import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { cookieNameOf } from './auth/cookies.ts';
import { keyedHash } from './keyed-hash.ts';

/** Seconds: a year. */
const LIFE = 365 * 24 * 3600;

const proofOf = (ctx: Ctx, email: string, id: string): string =>
  keyedHash(ctx.secret, 'device', `${email}|${id}`);

/**
 * Id of a browser that has signed in to this account before, by the cookie that it was given then; null for any other.
 * It opens nothing: it only keeps the browser's sign-ins apart from those of others behind the same address.
 */
export function knownDevice(ctx: Ctx, email: string, cookies: string | undefined): string | null {
  const name = cookieNameOf(ctx.config, 'device');
  const pair = cookies?.split(';').find((one) => one.trim().startsWith(`${name}=`));
  const [id = '', proof = ''] = pair?.slice(pair.indexOf('=') + 1).split('.') ?? [];
  if (!/^[\da-f]{32}$/.test(id)) return null;
  const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(ctx, email, id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
}

/** The Set-Cookie line that makes a browser a known one. */
export function deviceCookie(ctx: Ctx, email: string): string {
  const id = randomBytes(16).toString('hex');
  const secure = ctx.config.publicUrl.startsWith('https://') ? '; Secure' : '';
  const value = `${id}.${proofOf(ctx, email, id)}`;
  return `${cookieNameOf(ctx.config, 'device')}=${value}; Max-Age=${LIFE}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
