import type { Patent } from '../../../contract/patents.ts';
import type { RankedPatent } from '../../../core/retrieval/library-view.ts';

/**
 * A ranked patent as the client sees it. `rank` counts from 1; `bestScore` is the score of the list's first hit, by which
 * relevance is measured.
 */
export function patentToDto(hit: RankedPatent, rank: number, bestScore: number): Patent {
  const { record } = hit;
  return {
    patent_title: record.title ?? `Untitled (${record.number})`,
    patent_number: record.number,
    patent_date: record.date,
    patent_url: record.url,
    patent_abstract: record.abstract ?? '',
    inventors: record.inventors,
    assignee: record.assignee,
    abstract_is_digest: record.digest,
    use: record.use,
    novelty: record.novelty,
    cpc: record.cpc,
    kind: record.kind,
    matched_terms: hit.matchedTerms,
    rank,
    relevance: bestScore > 0 ? Math.min(1, Math.max(0, hit.score / bestScore)) : 0,
    duplicates: hit.duplicates,
  };
}

/** A ranked list as the client sees it. */
export function patentsToDto(hits: readonly RankedPatent[]): Patent[] {
  const best = hits[0]?.score ?? 0;
  return hits.map((hit, i) => patentToDto(hit, i + 1, best));
}
