import type { AnalysisReport } from '../../../contract/analysis/report.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Patent } from '../../../contract/patents.ts';
import type { Idea, Session } from '../../../contract/routes/analyses.routes.ts';
import type { Ctx } from '../../context.ts';
import { ideaDto, patentDto, sessionDto } from './session-dto.ts';
import { listIdeas, listPatents, readSession } from './sessions.store.ts';

export interface Findings {
  session: Session;
  ideas: Idea[];
  patents: Patent[];
  findings: Pick<
    AnalysisReport,
    'state_of_art' | 'verdict' | 'no_result' | 'frame' | 'coverage' | 'landscape' | 'method'
  > & { notice: string | null };
}

/** What a completed analysis answers. The caller has authorized the access. Throws `session_not_found` after deletion. */
export async function readFindings(ctx: Ctx, input: { sessionId: string }): Promise<Findings> {
  const { db } = ctx.database;
  const row = await readSession(db, input.sessionId);
  if (!row?.report) throw new AppError('session_not_found');
  const [ideas, patents] = await Promise.all([listIdeas(db, row.id), listPatents(db, row.id)]);
  const { state_of_art, verdict, no_result, frame, coverage, landscape, method } = row.report;
  const asOf = ctx.clock.now().toISOString().slice(0, 10);
  return {
    session: sessionDto(row),
    ideas: ideas.map(ideaDto),
    patents: patents.map((patent) => patentDto(patent, asOf)),
    findings: { state_of_art, verdict, no_result, notice: row.notice, frame, coverage, landscape, method },
  };
}
