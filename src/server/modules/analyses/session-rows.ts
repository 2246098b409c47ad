import { sql } from 'drizzle-orm';
import type { Rating } from '../../../contract/analysis/evidence.ts';
import type { Opportunity } from '../../../contract/analysis/opportunity.ts';
import type { Candidate } from '../analysis/run-state.ts';

// Rows of one transaction share its time; readers order by created_at, so the position is added to it.
const createdAt = (position: number) => sql`now() + ${position} * interval '1 microsecond'`;

/** Row to insert for an opportunity; `position` counts from 1. */
export function ideaRow(sessionId: string, opportunity: Opportunity, position: number) {
  const { id, title, problem, concept, gap, opportunity_score, kind, ...details } = opportunity;
  return {
    sessionId,
    position,
    reference: id,
    title,
    problem,
    concept,
    gap,
    opportunityScore: opportunity_score,
    kind,
    details,
    createdAt: createdAt(position),
  };
}

/** Rows to insert for the patents of a session, closest first. */
export function patentRows(sessionId: string, candidates: readonly Candidate[], ratings: readonly Rating[]) {
  const closeness = new Map(ratings.map((rating) => [rating.number, rating.closeness]));
  return candidates.map(({ record, matchedTerms, duplicates, sources }, index) => ({
    sessionId,
    rank: index + 1,
    patentTitle: record.title ?? `Untitled (${record.number})`,
    patentNumber: record.number,
    patentDate: record.date,
    patentUrl: record.url,
    patentAbstract: record.abstract ?? '',
    abstractIsDigest: record.digest,
    inventors: record.inventors,
    assignee: record.assignee,
    use: record.use,
    novelty: record.novelty,
    cpc: record.cpc,
    kind: record.kind,
    type: record.type,
    filed: record.filed ?? null,
    priority: record.priority ?? null,
    claim: record.claim ?? null,
    sources,
    matchedTerms,
    closeness: closeness.get(record.number) ?? null,
    duplicates,
    createdAt: createdAt(index + 1),
  }));
}
