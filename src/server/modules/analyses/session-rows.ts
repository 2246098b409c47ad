import { sql } from 'drizzle-orm';
import type { AnalysisReport, Opportunity } from '../../../contract/report.ts';
import type { RankedPatent } from '../../../core/retrieval/library-view.ts';
import { patentToDto } from '../patents/patent-dto.ts';

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
