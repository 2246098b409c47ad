import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { findSession } from './sessions.store.ts';
import { deleteShare, findShare, putShare } from './shares.store.ts';

/** Key under which a link's token is kept: whoever reads the database cannot open the link. */
export const shareTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

async function requireOwn(ctx: UserCtx, sessionId: string): Promise<void> {
  const owned = { sessionId, userId: ctx.actor.userId };
  if (!(await findSession(ctx.database.db, owned))) throw new AppError('session_not_found');
}

/** Makes a public link of 192 random bits to a session; an older one stops working. Throws `session_not_found`. */
export async function shareSession(
  ctx: UserCtx,
  input: { sessionId: string },
): Promise<{ token: string; createdAt: Date }> {
  await requireOwn(ctx, input.sessionId);
  const token = randomBytes(24).toString('base64url');
  const createdAt = await putShare(ctx.database.db, input.sessionId, shareTokenHash(token));
  await recordAudit(ctx, { action: 'session.share', subject: input.sessionId });
  return { token, createdAt };
}

/** Revokes the public link of a session; harmless when there is none. Throws `session_not_found`. */
export async function unshareSession(ctx: UserCtx, input: { sessionId: string }): Promise<void> {
  await requireOwn(ctx, input.sessionId);
  await deleteShare(ctx.database.db, input.sessionId);
  await recordAudit(ctx, { action: 'session.unshare', subject: input.sessionId });
}

/** When the public link of a session was made, null without one. Throws `session_not_found`. */
export async function readShare(ctx: UserCtx, input: { sessionId: string }): Promise<Date | null> {
  await requireOwn(ctx, input.sessionId);
  return findShare(ctx.database.db, input.sessionId);
}
