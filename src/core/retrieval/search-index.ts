import { collapseDuplicates } from './collapse.ts';
import type { Corpus } from './corpus-builder.ts';
import type { CorpusIndex } from './corpus-index.ts';
import { indexOfSorted, postingRow } from './corpus-index.ts';
import { embedStems } from './corpus-model.ts';
import { dateKey } from './document.ts';
import type { SearchRequest } from './library-view.ts';
import type { BuiltQuery, KnownTerm } from './query.ts';
import type { RankedDocument } from './rank.ts';
import { nearestDocuments, rankHybrid } from './rank.ts';
import { cosine } from './semantic-space.ts';
import { topK } from './top-k.ts';
import type { RetrievalWeights } from './weights.ts';

/** A hit by row number, before its record is fetched. */
export interface IndexHit extends RankedDocument {
  matchedTerms: string[];
  duplicates: number[];
}

export interface IndexOutcome {
  hits: IndexHit[];
  considered: number;
  collapsed: number;
}

/** What one search needs beside the index. */
export interface SearchPlan {
  request: SearchRequest;
  query: BuiltQuery;
  /** Rows that must not be returned. */
  excluded: ReadonlySet<number>;
}

export interface Searchable {
  corpus: Pick<Corpus, 'statistics' | 'space'>;
  index: CorpusIndex;
  weights: RetrievalWeights;
}

/** Searches that ask for fewer hits look at meaning only among the documents that share words. */
const FULL_SCAN_LIMIT = 60;
const MINIMUM_CANDIDATES = 200;
/** Documents that each scan by meaning may add. */
const SCANNED = 200;

/** Runs one search over an index: exact BM25F, cosine, feedback, collapse. Deterministic; ties go to the lower row. */
export function searchIndex(target: Searchable, plan: SearchPlan): IndexOutcome {
  const allow = admission(target.index, plan);
  const { ranked, admitted } = rankCandidates(target, plan, allow);
  const kept = collapseDuplicates(
    target.index,
    ranked.map((hit) => hit.document),
    plan.request.limit,
  );
  const byDocument = new Map(ranked.map((hit) => [hit.document, hit]));
  const hits = kept.map(({ document, duplicates }) => ({
    ...(byDocument.get(document) as RankedDocument),
    duplicates,
    matchedTerms: matchedTerms(target.index, document, plan.query.terms),
  }));
  const collapsed = kept.reduce((sum, entry) => sum + entry.duplicates.length, 0);
  return { hits, considered: Math.max(admitted, ranked.length), collapsed };
}

/** Candidates of a request's mode, best first, and how many documents its words met. */
function rankCandidates(
  target: Searchable,
  plan: SearchPlan,
  allow: (document: number) => boolean,
): { ranked: RankedDocument[]; admitted: number } {
  const { index } = target;
  const { request, query } = plan;
  const mode = request.mode ?? 'hybrid';
  const wanted = Math.max(MINIMUM_CANDIDATES, request.limit * 2);
  const vector = embedStems(target.corpus, query.counts);
  const lexical = scoreTerms(target, query.terms);
  const score = (document: number) => ({
    document,
    bm25: lexical[document] as number,
    cosine: cosine(index.vectors, document, vector),
  });
  if (mode === 'semantic') {
    const found = nearestDocuments(index, vector, { wanted, allow }).map(score);
    return { ranked: found.map((hit) => ({ ...hit, score: hit.cosine })), admitted: found.length };
  }
  const { best, admitted } = topK(lexical, wanted, allow);
  if (mode === 'lexical')
    return { ranked: best.map(score).map((hit) => ({ ...hit, score: hit.bm25 })), admitted };
  const scan = (towards: Float32Array) =>
    request.limit < FULL_SCAN_LIMIT ? [] : nearestDocuments(index, towards, { wanted: SCANNED, allow });
  const lead = query.lead === query.terms ? lexical : scoreTerms(target, query.lead);
  const candidates = new Set([...best, ...scan(vector)]);
  return { ranked: rankHybrid(target, { lexical, lead, vector }, { candidates, widen: scan }), admitted };
}

/** A test of a request's filters, on row numbers. */
function admission(index: CorpusIndex, plan: SearchPlan): (document: number) => boolean {
  const before = plan.request.before ? dateKey(plan.request.before) : 0;
  const unwanted = new Set(
    (plan.request.excludeClasses ?? []).map((code) => index.classCodes.indexOf(code.slice(0, 4))),
  );
  const { start, values } = index.classes;
  return (document) => {
    if (before > 0) {
      const date = index.dates[document] as number;
      if (date >= before || (date === 0 && !plan.request.includeUndated)) return false;
    }
    if (plan.excluded.has(document)) return false;
    if (unwanted.size === 0) return true;
    for (let e = start[document] as number; e < (start[document + 1] as number); e++) {
      if (unwanted.has(values[e] as number)) return false;
    }
    return true;
  };
}

/** BM25F score of every document for weighted terms. */
export function scoreTerms(target: Searchable, terms: readonly KnownTerm[]): Float32Array {
  const { index, weights } = target;
  const scores = new Float32Array(index.documents);
  const { start, documents, frequency } = index.postings;
  for (const { id, weight } of terms) {
    const row = postingRow(index.postings, id);
    if (row < 0) continue;
    const factor = weight * (weights.k1 + 1);
    for (let e = start[row] as number; e < (start[row + 1] as number); e++) {
      const tf = frequency[e] as number;
      const document = documents[e] as number;
      scores[document] = (scores[document] as number) + (factor * tf) / (weights.k1 + tf);
    }
  }
  return scores;
}

/** Surface forms of the query's terms that a document holds, heaviest first. */
function matchedTerms(index: CorpusIndex, document: number, terms: readonly KnownTerm[]): string[] {
  const from = index.terms.start[document] as number;
  const to = index.terms.start[document + 1] as number;
  const { values } = index.terms;
  return terms
    .filter(({ id }) => indexOfSorted(values, { value: id, from, to }) >= 0)
    .map((term) => term.surface);
}
