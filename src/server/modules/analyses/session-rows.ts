import { sql } from 'drizzle-orm';
import type { Patent, PatentRecord } from '../../../contract/patents.ts';
import type { AnalysisReport, Opportunity } from '../../../contract/report.ts';
import type { Idea, Session } from '../../../contract/routes/analyses.routes.ts';
import type { RankedPatent } from '../../../core/retrieval/library-view.ts';
import { patentToDto } from '../patents/patent-dto.ts';
import type { ideaSessions, ideas, patents } from './analyses.tables.ts';

type SessionRow = Pick<
  typeof ideaSessions.$inferSelect,
  'id' | 'prompt' | 'stateOfArt' | 'createdAt' | 'clusteringStatus' | 'category' | 'notice'
>;
type IdeaRow = typeof ideas.$inferSelect;
type PatentRow = typeof patents.$inferSelect;

// Rows of one transaction share its time; readers order by created_at, so the position is added to it.
const createdAt = (position: number) => sql`now() + ${position} * interval '1 microsecond'`;

/** Paragraphs of a report as one text, separated by blank lines. */
export const stateOfArtText = (report: AnalysisReport): string =>
  report.state_of_art.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n');

/** Row to insert for an opportunity; `position` counts from 1. */
export function ideaRow(sessionId: string, opportunity: Opportunity, position: number) {
  return {
    sessionId,
    position,
    reference: opportunity.id,
    title: opportunity.title,
    problem: opportunity.problem,
    concept: opportunity.concept,
    gap: opportunity.gap,
    opportunityScore: opportunity.opportunity_score,
    kind: opportunity.kind,
    refuted: opportunity.refuted,
    scoreComponents: opportunity.score_components,
    evidenceFor: opportunity.evidence_for,
    evidenceAgainst: opportunity.evidence_against,
    whyEmpty: opportunity.why_empty,
    nearestArt: opportunity.nearest_art,
    nextSteps: opportunity.next_steps,
    pair: opportunity.pair,
    phrasedBy: opportunity.phrased_by,
    createdAt: createdAt(position),
  };
}

/** Rows to insert for the ranked patents of a session. */
export function patentRows(sessionId: string, ranked: RankedPatent[]) {
  const best = ranked[0]?.score ?? 0;
  return ranked.map((hit, index) => {
    const dto = patentToDto(hit, index + 1, best);
    return {
      sessionId,
      rank: dto.rank,
      patentTitle: dto.patent_title,
      patentNumber: dto.patent_number,
      patentDate: dto.patent_date,
      patentUrl: dto.patent_url,
      patentAbstract: dto.patent_abstract,
      abstractIsDigest: dto.abstract_is_digest,
      inventors: dto.inventors,
      assignee: dto.assignee,
      use: dto.use,
      novelty: dto.novelty,
      cpc: dto.cpc,
      kind: dto.kind,
      type: hit.record.type,
      matchedTerms: dto.matched_terms,
      relevance: dto.relevance,
      duplicates: dto.duplicates,
      createdAt: createdAt(dto.rank),
    };
  });
}

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
  id: row.id,
  session_id: row.sessionId,
  reference: row.reference,
  kind: row.kind,
  title: row.title,
  problem: row.problem,
  concept: row.concept,
  gap: row.gap,
  opportunity_score: row.opportunityScore,
  refuted: row.refuted,
  score_components: row.scoreComponents,
  evidence_for: row.evidenceFor,
  evidence_against: row.evidenceAgainst,
  why_empty: row.whyEmpty,
  nearest_art: row.nearestArt,
  next_steps: row.nextSteps,
  pair: row.pair,
  phrased_by: row.phrasedBy,
  created_at: row.createdAt.toISOString(),
});

export const patentDto = (row: PatentRow): Patent => ({
  patent_title: row.patentTitle,
  patent_number: row.patentNumber,
  patent_date: row.patentDate,
  patent_url: row.patentUrl,
  patent_abstract: row.patentAbstract,
  inventors: row.inventors,
  assignee: row.assignee,
  abstract_is_digest: row.abstractIsDigest,
  use: row.use,
  novelty: row.novelty,
  cpc: row.cpc,
  kind: row.kind,
  matched_terms: row.matchedTerms,
  rank: row.rank,
  relevance: row.relevance,
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
});
