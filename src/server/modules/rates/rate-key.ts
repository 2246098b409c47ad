import { AppError } from '../../../contract/errors.ts';
import { RATE_LIMITS, type RateLimitName } from '../../../contract/limits.ts';
import type { Ctx } from '../../context.ts';
import { addressSubject } from './address-subject.ts';
import type { RateKey } from './rates.store.ts';

export interface RateInput {
  limiter: RateLimitName;
  /** What is guarded: a route's path, or a name of the use case. */
  scope: string;
  /** Who is counted, where neither the user nor the address is right, such as an account and address together. */
  key?: string;
}

/** Admins are exempt from every limiter. */
export const isExempt = (ctx: Ctx): boolean => ctx.actor.kind === 'user' && ctx.actor.role === 'admin';

export function rateKey(ctx: Ctx, input: RateInput): RateKey {
  const own =
    ctx.actor.kind === 'user' ? `user:${ctx.actor.userId}` : `address:${addressSubject(ctx.clientIp)}`;
  return { limiter: input.limiter, scope: input.scope, subject: input.key ? `key:${input.key}` : own };
}

const minutes = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
};

/** The error of a blocked limiter, in the words that its screen shows. */
export function blockedError(limiter: RateLimitName, blockedFor: number): AppError {
  const count = Math.max(1, Math.ceil(blockedFor / 60));
  const details = { limiter, max: RATE_LIMITS[limiter].max };
  switch (limiter) {
    case 'login':
    case 'addressLogin':
      return new AppError('login_blocked', {
        message: `Too many login attempts. Please wait ${count} minutes before trying again.`,
        retryAfter: blockedFor,
        details,
      });
    case 'analysis':
      return new AppError('rate_limited', {
        message: `Please wait ${count} minutes before submitting another idea for analysis.`,
        retryAfter: blockedFor,
        details,
      });
    case 'export':
      return new AppError('export_limit_reached', {
        message: `You can export ${RATE_LIMITS.export.max} files an hour. Please wait ${minutes(blockedFor)} before the next one.`,
        retryAfter: blockedFor,
        details,
      });
    case 'default':
    case 'bulk':
    case 'find':
    case 'action':
      return new AppError('rate_limited', {
        message: `Too many requests. Please wait ${minutes(blockedFor)} before trying again.`,
        retryAfter: blockedFor,
        details,
      });
  }
}
