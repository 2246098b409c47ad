import { AppError } from '../../../contract/errors.ts';
import type { AuthSession } from '../../../contract/routes/accounts.routes.ts';
import type { Ctx } from '../../context.ts';
import { type Db, inTransaction } from '../../db/database.ts';
import { recordSecurityEvent } from '../telemetry/record-security-event.ts';
import {
  deleteSessions,
  findFamily,
  lockSession,
  type SessionRow,
  type UserRow,
  updateFamily,
  updateSession,
} from './accounts.store.ts';
import { announceRevocation } from './announce-revocation.ts';
import { SESSION_ABSOLUTE, SESSION_IDLE } from './auth/better-auth.ts';
import { noteSessionAge } from './note-session-age.ts';
import { presentSession } from './open-session.ts';
import { isRefreshTokenOf, parseRefreshToken, refreshTokenOf } from './refresh-token.ts';

type Family = NonNullable<Awaited<ReturnType<typeof findFamily>>>;
type Verdict = 'rotate' | 'repeat' | 'replay' | 'refuse' | 'kill';

/**
 * What a genuine token of an earlier or the present generation deserves. The active one rotates. Its parent gets the
 * active one again: freely when it arrived before the rotation (a parallel refresh), once more after it (a lost
 * answer), then never. Anything older has been copied, and ends the session.
 */
export function judgeToken(family: Family, generation: number, arrivedAt: Date): Verdict {
  if (generation === family.generation) return 'rotate';
  if (generation !== family.generation - 1) return 'kill';
  if (arrivedAt <= family.rotatedAt) return 'repeat';
  return family.parentReplayed ? 'refuse' : 'replay';
}

/**
 * The refresh_token grant. Throws `invalid_token` for an unknown or ended one.
 * @param arrivedAt when the request came in, before it waited for anything
 */
export async function rotateRefreshToken(ctx: Ctx, token: string, arrivedAt: Date): Promise<AuthSession> {
  const claim = parseRefreshToken(token);
  if (!claim) throw new AppError('invalid_token');
  const outcome = await inTransaction(ctx.database.db, async (tx) => {
    const found = await lockSession(tx, claim.sessionId);
    const family = found && (await findFamily(tx, claim.sessionId));
    if (!found || !family || ended(found, ctx.clock.now())) return null;
    if (!isRefreshTokenOf(ctx.secret, { ...family, generation: claim.generation }, token)) return null;
    const verdict = judgeToken(family, claim.generation, arrivedAt);
    if (verdict === 'refuse') return null;
    if (verdict === 'kill') {
      await deleteSessions(tx, found.user.id, { only: found.session.id });
      return { killed: found.user.id, found: null, refreshToken: null };
    }
    const generation = await advance(ctx, tx, { family, verdict });
    return { killed: null, found, refreshToken: refreshTokenOf(ctx.secret, { ...family, generation }) };
  });
  if (outcome?.killed) await reportReuse(ctx, outcome.killed, claim.sessionId);
  if (!outcome?.found) throw new AppError('invalid_token');
  await noteSessionAge(ctx, outcome.found.session);
  return presentSession(ctx, outcome.found, outcome.refreshToken);
}

function ended({ session, user }: { session: SessionRow; user: UserRow }, now: Date): boolean {
  const oldest = now.getTime() - SESSION_ABSOLUTE * 1000;
  return session.expiresAt <= now || session.createdAt.getTime() < oldest || user.banned;
}

/** Writes the verdict down and returns the generation that is active now. */
async function advance(ctx: Ctx, tx: Db, { family, verdict }: { family: Family; verdict: Verdict }) {
  const now = ctx.clock.now();
  if (verdict === 'repeat') return family.generation;
  if (verdict === 'replay') {
    await updateFamily(tx, family.sessionId, { ...family, parentReplayed: true });
    return family.generation;
  }
  const generation = family.generation + 1;
  await updateFamily(tx, family.sessionId, { generation, rotatedAt: now, parentReplayed: false });
  const expiresAt = new Date(now.getTime() + SESSION_IDLE * 1000);
  await updateSession(tx, family.sessionId, { expiresAt, updatedAt: now });
  return generation;
}

async function reportReuse(ctx: Ctx, userId: string, sessionId: string): Promise<void> {
  await announceRevocation(ctx, userId);
  await recordSecurityEvent(ctx, {
    type: 'refresh_token_reused',
    severity: 'high',
    userId,
    details: { session_id: sessionId },
  });
}
