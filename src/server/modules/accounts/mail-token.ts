import { randomBytes } from 'node:crypto';
import type { Ctx, Deps } from '../../context.ts';

export type MailTokenKind = 'signup' | 'email-change' | 'reset-password';

/** Makes a single-use token of 256 bits; only its hash is stored. Life in seconds. */
export async function createMailToken(
  deps: Deps,
  token: { kind: MailTokenKind; value: string; life: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { internalAdapter } = await deps.auth.library.$context;
  await internalAdapter.createVerificationValue({
    identifier: `${token.kind}:${secret}`,
    value: token.value,
    expiresAt: new Date(deps.clock.now().getTime() + token.life * 1000),
  });
  return secret;
}

/** Takes a token out of the database: of concurrent uses exactly one gets its value, the others null. */
export async function consumeMailToken(
  ctx: Ctx,
  kind: MailTokenKind,
  secret: string,
): Promise<string | null> {
  const { internalAdapter } = await ctx.auth.library.$context;
  const consumed = await internalAdapter.consumeVerificationValue(`${kind}:${secret}`);
  return consumed && consumed.expiresAt > ctx.clock.now() ? consumed.value : null;
}
