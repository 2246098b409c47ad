import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { readSession, type SessionRow } from './sessions.store.ts';
import { shareTokenHash } from './share-session.ts';
import { sessionOfShare } from './shares.store.ts';

/** The session behind a public link. Throws `not_found` when the link was revoked, or the session deleted, or neither ever existed. */
export async function findSharedSession(ctx: Ctx, token: string): Promise<SessionRow> {
  const sessionId = await sessionOfShare(ctx.database.db, shareTokenHash(token));
  const session = sessionId && (await readSession(ctx.database.db, sessionId));
  if (!session) throw new AppError('not_found');
  return session;
}
