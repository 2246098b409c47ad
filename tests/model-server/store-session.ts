import type { Deps } from '../../src/server/context.ts';
import { insertSession, replaceResults } from '../../src/server/modules/analyses/sessions.store.ts';
import type { AnalysisResult } from '../../src/server/modules/analysis/run-state.ts';

/** Saves a finished session for a person and returns its id. */
export async function storeSession(deps: Deps, userId: string, result: AnalysisResult): Promise<string> {
  const { db } = deps.database;
  const sessionId = await insertSession(db, { userId, prompt: result.report.idea, status: 'completed' });
  await replaceResults(db, sessionId, result);
  return sessionId;
}
