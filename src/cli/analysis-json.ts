import type { Opportunity } from '../contract/analysis/opportunity.ts';
import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';

/**
 * The object that `analyze --json` prints, as the README documents it. Patents are the related ones, closest first, each
 * with its screening.
 */
export function analysisJson({ report, patents }: AnalysisResult) {
  const ratings = new Map(report.ratings.map((rating) => [rating.number, rating]));
  const { idea, frame, coverage, opportunities, state_of_art, method } = report;
  return {
    idea,
    frame,
    coverage,
    patents: patents.map(({ record, sources, duplicates }, i) => ({
      rank: i + 1,
      patent_number: record.number,
      patent_title: record.title,
      patent_date: record.date,
      patent_url: record.url,
      patent_abstract: record.abstract,
      abstract_is_digest: record.digest,
      inventors: record.inventors,
      assignee: record.assignee,
      cpc: record.cpc,
      kind: record.kind,
      sources,
      duplicates,
      screening: ratings.get(record.number) ?? null,
    })),
    total_patents: patents.length,
    ideas: opportunities.map(ideaJson),
    state_of_art,
    method,
  };
}

function ideaJson(one: Opportunity) {
  return {
    title: one.title,
    problem: one.problem,
    concept: one.concept,
    gap: one.gap,
    opportunity_score: one.opportunity_score,
    kind: one.kind,
    verdict: one.verdict,
    components: one.components,
    elements: one.elements,
    builds_on: one.builds_on,
    nearest: one.nearest,
    evidence_for: one.evidence_for,
    evidence_against: one.evidence_against,
    build_first: one.build_first,
    refuted_by: one.refuted_by,
  };
}
