import type { Patent, PatentRecord } from '../../../contract/patents.ts';
import { estimateExpiry } from '../analysis/estimate-expiry.ts';

export interface PatentPlace {
  /** Day as of which a term counts as passed, `YYYY-MM-DD`. */
  asOf: string;
  rank: number;
  closeness: number | null;
  /** Names of the sources that gave it, for people. */
  sources: string[];
  matchedTerms: string[];
  duplicates: string[];
}

/** A record as the client sees it, at its place in a list. */
export const toPatent = (record: PatentRecord, place: PatentPlace): Patent => ({
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
  type: record.type,
  filed: record.filed ?? null,
  expires: estimateExpiry(record, place.asOf),
  sources: place.sources,
  matched_terms: place.matchedTerms,
  rank: place.rank,
  closeness: place.closeness,
  duplicates: place.duplicates,
});
