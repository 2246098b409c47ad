import { AppError } from '../../../contract/errors.ts';
import type { SessionReport } from '../../../contract/routes/analyses.routes.ts';
import type { Ctx, UserCtx } from '../../context.ts';
import { readRunView } from './read-run-view.ts';
import { ideaDto, patentDto, sessionDto } from './session-dto.ts';
import { findSession, listIdeas, listPatents, type SessionRow } from './sessions.store.ts';

/** Everything saved in a session of the signed-in user. Throws `session_not_found`. */
export async function readSessionReport(ctx: UserCtx, input: { sessionId: string }): Promise<SessionReport> {
  const session = await findSession(ctx.database.db, { ...input, userId: ctx.actor.userId });
  if (!session) throw new AppError('session_not_found');
  return reportOf(ctx, session);
}

/** The report of a session whose access was authorized before. */
export async function reportOf(ctx: Ctx, session: SessionRow): Promise<SessionReport> {
  const { db } = ctx.database;
  const [ideas, patents, run] = await Promise.all([
    listIdeas(db, session.id),
    listPatents(db, session.id),
    readRunView(ctx, session.id),
  ]);
  const asOf = ctx.clock.now().toISOString().slice(0, 10);
  return {
    session: sessionDto(session),
    report: session.report,
    run,
    ideas: ideas.map(ideaDto),
    patents: patents.map((row) => patentDto(row, asOf)),
  };
}
