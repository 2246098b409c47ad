import { AppError } from '../../../contract/errors.ts';
import type { AuthSession } from '../../../contract/routes/accounts.routes.ts';
import type { Ctx } from '../../context.ts';
import { answerChallenge } from './answer-challenge.ts';
import { openSession } from './open-session.ts';
import { rotateRefreshToken } from './rotate-refresh-token.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

export type Grant =
  | { grant_type: 'password'; email: string; password: string }
  | { grant_type: 'refresh_token'; refresh_token: string }
  | { grant_type: 'mfa'; challenge: string; code: string };

/**
 * Tokens for programs, through the same verification, throttle and second factor as the browser. A person with an
 * authenticator app gets `mfa_required` with `details.challenge`, to be answered by the `mfa` grant.
 */
export async function grantTokens(ctx: Ctx, grant: Grant): Promise<AuthSession> {
  switch (grant.grant_type) {
    case 'refresh_token':
      return rotateRefreshToken(ctx, grant.refresh_token, ctx.clock.now());
    case 'mfa': {
      const credentials = { challenge: requireHeaderValue(grant.challenge) };
      const { sessionToken } = await answerChallenge(ctx, { code: grant.code, credentials });
      return openSession(ctx, sessionToken, 'program');
    }
    case 'password': {
      const outcome = await signInWithPassword(ctx, grant, undefined);
      if ('challenge' in outcome) {
        throw new AppError('mfa_required', { details: { challenge: outcome.challenge } });
      }
      return openSession(ctx, outcome.sessionToken, 'program');
    }
  }
}

/** A challenge travels inside a Cookie header: nothing but one cookie value may pass. */
function requireHeaderValue(challenge: string): string {
  if (!/^[\w%.~-]+$/.test(challenge)) throw new AppError('challenge_expired');
  return challenge;
}
