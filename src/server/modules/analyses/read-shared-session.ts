import { AppError } from '../../../contract/errors.ts';
import type { SessionReport } from '../../../contract/routes/analyses.routes.ts';
import type { Ctx } from '../../context.ts';
import { reportOf } from './read-session-report.ts';
import { readSession } from './sessions.store.ts';
import { shareTokenHash } from './share-session.ts';
import { sessionOfShare } from './shares.store.ts';

/** A shared session by the token of its link. Throws `not_found` when it was revoked, deleted or never existed. */
export async function readSharedSession(ctx: Ctx, input: { token: string }): Promise<SessionReport> {
  const sessionId = await sessionOfShare(ctx.database.db, shareTokenHash(input.token));
  const session = sessionId && (await readSession(ctx.database.db, sessionId));
  if (!session) throw new AppError('not_found');
  return reportOf(ctx, session);
}
