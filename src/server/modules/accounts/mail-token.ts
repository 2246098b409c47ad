import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Ctx, Deps } from '../../context.ts';

export type MailTokenKind = 'signup' | 'email-change' | 'recovery';

const stored = z.object({
  mail: z.object({
    userId: z.string(),
    /** The person's `mailEpoch` when the mail was asked for: the token counts while it stays. */
    epoch: z.number().int(),
    /** The new address, of `email-change`. */
    email: z.string().default(''),
    /** The session that asked, which goes on when the token is used; empty for none. */
    sessionId: z.string().default(''),
  }),
});
export type MailToken = z.output<typeof stored>['mail'];

/** How the values of mail tokens begin in the table that they share with the library's single-use values. */
export const MAIL_TOKEN_PREFIX = '{"mail":';

/** Makes a token of 256 bits; only its hash is stored. Life in seconds. */
export async function createMailToken(
  deps: Deps,
  token: { kind: MailTokenKind; life: number; mail: z.input<typeof stored>['mail'] },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { internalAdapter } = await deps.auth.library.$context;
  await internalAdapter.createVerificationValue({
    identifier: `${token.kind}:${secret}`,
    value: JSON.stringify({ mail: token.mail }),
    expiresAt: new Date(deps.clock.now().getTime() + token.life * 1000),
  });
  return secret;
}

/**
 * What a token of a mail stands for, or null when it is unknown or has expired. Reading does not use it up: using one
 * raises the person's epoch, which voids it and every other one (`replaceAccess`).
 */
export async function readMailToken(
  ctx: Ctx,
  kind: MailTokenKind,
  secret: string,
): Promise<MailToken | null> {
  const { internalAdapter } = await ctx.auth.library.$context;
  const found = await internalAdapter.findVerificationValue(`${kind}:${secret}`);
  if (!found || found.expiresAt <= ctx.clock.now() || !found.value.startsWith(MAIL_TOKEN_PREFIX)) return null;
  return stored.parse(JSON.parse(found.value)).mail;
}
