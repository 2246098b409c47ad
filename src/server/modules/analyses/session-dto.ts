import type { Patent, PatentRecord } from '../../../contract/patents.ts';
import type { Idea, Session } from '../../../contract/routes/analyses.routes.ts';
import type { IdeaRow, PatentRow, SessionRow } from './sessions.store.ts';
import { toPatent } from './to-patent.ts';

export const sessionDto = (row: SessionRow): Session => ({
  id: row.id,
  prompt: row.prompt,
  state_of_art: row.stateOfArt,
  created_at: row.createdAt.toISOString(),
  clustering_status: row.clusteringStatus as Session['clustering_status'],
  category: row.category,
  notice: row.notice,
});

export const ideaDto = (row: IdeaRow): Idea => ({
  ...row.details,
  id: row.id,
  session_id: row.sessionId,
  reference: row.reference,
  kind: row.kind,
  title: row.title,
  problem: row.problem,
  concept: row.concept,
  gap: row.gap,
  opportunity_score: row.opportunityScore,
  created_at: row.createdAt.toISOString(),
});

/** A saved patent as the client sees it; whether its term has passed is judged as of a day, `YYYY-MM-DD`. */
export const patentDto = (row: PatentRow, asOf: string): Patent =>
  toPatent(patentRecord(row), {
    asOf,
    rank: row.rank,
    closeness: row.closeness,
    sources: row.sources,
    matchedTerms: row.matchedTerms,
    duplicates: row.duplicates,
  });

/** The saved copy of a patent as a record of a library; what a session does not keep is empty. */
export const patentRecord = (row: PatentRow): PatentRecord => ({
  number: row.patentNumber,
  title: row.patentTitle,
  date: row.patentDate,
  abstract: row.patentAbstract,
  digest: row.abstractIsDigest,
  use: row.use,
  novelty: row.novelty,
  inventors: row.inventors,
  assignee: row.assignee,
  cpc: row.cpc,
  kind: row.kind,
  type: row.type,
  citations: [],
  categories: [],
  url: row.patentUrl,
  filed: row.filed,
  priority: row.priority,
  claim: row.claim,
});
