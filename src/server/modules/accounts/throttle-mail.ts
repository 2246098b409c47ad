import type { Ctx } from '../../context.ts';
import { addressSubject } from '../rates/address-subject.ts';
import { takeAttempt } from '../rates/take-attempt.ts';
import { keyedHash } from './keyed-hash.ts';

/** The default limit for mails about one account that one client asks for, known or not. Throws `rate_limited`. */
export async function throttleMail(ctx: Ctx, input: { email: string; scope: string }): Promise<void> {
  const account = keyedHash(ctx.secret, 'mail', input.email);
  const key = `${account}|${addressSubject(ctx.clientIp)}`;
  await takeAttempt(ctx, { limiter: 'default', scope: `mail ${input.scope}`, key });
}
