import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';

/**
 * The object that `analyze --json` prints: `idea, frame, coverage, verdict, no_result, patents[], total_patents, ideas[],
 * state_of_art, landscape, method, notice`. Patents are the related ones, closest first, each with its screening.
 */
export function analysisJson({ report, patents, notice }: AnalysisResult) {
  const ratings = new Map(report.ratings.map((rating) => [rating.number, rating]));
  const {
    idea,
    frame,
    coverage,
    verdict,
    no_result,
    state_of_art,
    landscape,
    opportunities,
    next_step,
    method,
  } = report;
  return {
    idea,
    frame,
    coverage,
    verdict,
    no_result,
    patents: patents.map(({ record, matchedTerms, sources, duplicates }, i) => ({
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
      matched_terms: matchedTerms,
      sources,
      duplicates,
      screening: ratings.get(record.number) ?? null,
    })),
    total_patents: patents.length,
    ideas: opportunities,
    state_of_art,
    next_step,
    landscape,
    method,
    notice,
  };
}
