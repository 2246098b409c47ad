import type { AnalysisReport } from '../../../contract/analysis/report.ts';
import { AppError } from '../../../contract/errors.ts';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { UserCtx } from '../../context.ts';
import { patentRecord } from './session-dto.ts';
import { findSession, listPatents } from './sessions.store.ts';

export interface SessionEvidence {
  prompt: string;
  stateOfArt: string;
  category: string | null;
  /** Null until an analysis has completed; a category session has patents only. */
  report: AnalysisReport | null;
  /** Best first. */
  patents: PatentRecord[];
}

/** What a session knows, for answering questions about it. Throws `session_not_found` for another's session too. */
export async function readSessionEvidence(
  ctx: UserCtx,
  input: { sessionId: string },
): Promise<SessionEvidence> {
  const { db } = ctx.database;
  const session = await findSession(db, { ...input, userId: ctx.actor.userId });
  if (!session) throw new AppError('session_not_found');
  const patents = await listPatents(db, session.id);
  return {
    prompt: session.prompt,
    stateOfArt: session.stateOfArt,
    category: session.category,
    report: session.report,
    patents: patents.map(patentRecord),
  };
}
