import type { SessionEvidence } from '../../src/core/assistant/evidence.ts';
import type { Deps } from '../../src/server/context.ts';
import {
  insertPatents,
  insertSession,
  replaceResults,
} from '../../src/server/modules/analyses/sessions.store.ts';

/** Saves a finished session for a person and returns its id. */
export async function storeSession(deps: Deps, userId: string, evidence: SessionEvidence): Promise<string> {
  const { db } = deps.database;
  const sessionId = await insertSession(db, { userId, prompt: evidence.prompt, status: 'completed' });
  const patents = evidence.patents.map((record, index) => ({
    record,
    score: 1 - index / 1000,
    bm25: 1,
    cosine: 0,
    matchedTerms: [],
    duplicates: [],
  }));
  if (evidence.report)
    await replaceResults(db, sessionId, { report: evidence.report, patents, notice: null });
  else await insertPatents(db, sessionId, patents);
  return sessionId;
}
