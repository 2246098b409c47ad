import { AppError } from '../../../contract/errors.ts';
import type { Patent } from '../../../contract/patents.ts';
import type { AnalysisReport } from '../../../contract/report.ts';
import type { Idea, Session } from '../../../contract/routes/analyses.routes.ts';
import type { Ctx } from '../../context.ts';
import { ideaDto, patentDto, sessionDto } from './session-dto.ts';
import { listIdeas, listPatents, readSession } from './sessions.store.ts';

export interface Findings {
  session: Session;
  ideas: Idea[];
  patents: Patent[];
  findings: {
    state_of_art: string;
    verdict: AnalysisReport['verdict'];
    reason: string | null;
    notice: string | null;
    landscape: AnalysisReport['landscape'];
    method: AnalysisReport['method'];
  };
}

/** What a completed analysis answers. The caller has authorized the access. Throws `session_not_found` after deletion. */
export async function readFindings(ctx: Ctx, input: { sessionId: string }): Promise<Findings> {
  const { db } = ctx.database;
  const row = await readSession(db, input.sessionId);
  if (!row?.report) throw new AppError('session_not_found');
  const [ideas, patents] = await Promise.all([listIdeas(db, row.id), listPatents(db, row.id)]);
  const { verdict, reason, landscape, method } = row.report;
  return {
    session: sessionDto(row),
    ideas: ideas.map(ideaDto),
    patents: patents.map(patentDto),
    findings: { state_of_art: row.stateOfArt, verdict, reason, notice: row.notice, landscape, method },
  };
}
