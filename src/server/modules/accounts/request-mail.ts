import { isEmailAddress } from '../../../contract/email-rules.ts';
import type { Ctx } from '../../context.ts';
import { canonicalEmail, typedEmail } from './canonical-email.ts';
import { throttleMail } from './throttle-mail.ts';

const answers = {
  confirm: 'If this address is waiting to be confirmed, a new email is on its way.',
  recover: 'If an account with this address exists, an email with a link is on its way.',
  code: 'If an account with this address exists, an email with a code is on its way.',
} as const;

/**
 * Asks for a mail about an address. The request does the same whatever the address; only the mail job looks whether
 * there is an account. Throws `rate_limited`.
 */
export async function requestMail(
  ctx: Ctx,
  input: { email: string; template: keyof typeof answers },
): Promise<{ message: string }> {
  const to = typedEmail(input.email);
  await throttleMail(ctx, { email: canonicalEmail(to), scope: input.template });
  if (isEmailAddress(to)) await ctx.jobs.enqueue('send-mail', { to, template: input.template, data: {} });
  return { message: answers[input.template] };
}
