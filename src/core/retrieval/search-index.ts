import { collapseDuplicates } from './collapse.ts';
import type { CorpusIndex } from './corpus-index.ts';
import { cosineTo, placeOf, scoreTerms, termsOf } from './corpus-index.ts';
import { embedStems } from './corpus-model.ts';
import { dateKey, subclassKey } from './document.ts';
import { indexOfSorted } from './index-block.ts';
import type { SearchRequest } from './library-view.ts';
import type { Allow } from './nearest.ts';
import { nearestDocuments } from './nearest.ts';
import type { BuiltQuery, KnownTerm } from './query.ts';
import type { RankedDocument } from './rank.ts';
import { rankHybrid } from './rank.ts';
import { countPositive, topK } from './top-k.ts';

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

/** What one search asks beside its text. */
export interface SearchPlan {
  request: SearchRequest;
  /** Rows that must not be returned. */
  excluded: ReadonlySet<number>;
}

/** Searches that ask for fewer hits look at meaning only among the documents that share words. */
const FULL_SCAN_LIMIT = 60;
const MINIMUM_CANDIDATES = 200;
/** Documents that each scan by meaning may add. */
const SCANNED = 200;

/**
 * Runs searches for one text over an index: exact BM25F, cosine, feedback, collapse. The text is scored once for all of them.
 * Deterministic; ties go to the lower row.
 */
export function searchIndex(
  index: CorpusIndex,
  query: BuiltQuery,
  plans: readonly SearchPlan[],
): IndexOutcome[] {
  const evidence = gatherEvidence(index, query);
  return plans.map((plan) => runPlan(index, { query, evidence, plan }));
}

interface Evidence {
  vector: Float32Array;
  lexical: Float32Array;
  lead: Float32Array;
}

function gatherEvidence(index: CorpusIndex, query: BuiltQuery): Evidence {
  const { scratch, corpus } = index;
  const lexical = scoreTerms(index, query.terms, scratch.lexical);
  return {
    lexical,
    lead: query.lead === query.terms ? lexical : scoreTerms(index, query.lead, scratch.lead),
    vector: embedStems(corpus, query.counts),
  };
}

interface Search {
  query: BuiltQuery;
  evidence: Evidence;
  plan: SearchPlan;
}

function runPlan(index: CorpusIndex, search: Search): IndexOutcome {
  const { query, plan } = search;
  const { ranked, admitted } = rankCandidates(index, search);
  const kept = collapseDuplicates(
    index,
    ranked.map((hit) => hit.document),
    plan.request.limit,
  );
  const byDocument = new Map(ranked.map((hit) => [hit.document, hit]));
  const hits = kept.map(({ document, duplicates }) => ({
    ...(byDocument.get(document) as RankedDocument),
    duplicates,
    matchedTerms: matchedTerms(termsOf(index, document), query.terms),
  }));
  const collapsed = kept.reduce((sum, entry) => sum + entry.duplicates.length, 0);
  return { hits, considered: Math.max(admitted, ranked.length), collapsed };
}

/** Candidates of a request's mode, best first, and how many documents its words met. */
function rankCandidates(
  index: CorpusIndex,
  { evidence, plan }: Search,
): { ranked: RankedDocument[]; admitted: number } {
  const { request } = plan;
  const { lexical, vector } = evidence;
  const allow = admission(index, plan);
  const mode = request.mode ?? 'hybrid';
  const wanted = Math.max(MINIMUM_CANDIDATES, request.limit * 2);
  const score = (document: number) => ({
    document,
    bm25: lexical[document] as number,
    cosine: cosineTo(index, document, vector),
  });
  if (mode === 'semantic') {
    const found = nearestDocuments(index, vector, { wanted, allow }).map(score);
    return { ranked: found.map((hit) => ({ ...hit, score: hit.cosine })), admitted: found.length };
  }
  const best = topK(lexical, wanted, allow);
  const admitted = allow ? best.length : countPositive(lexical);
  if (mode === 'lexical')
    return { ranked: best.map(score).map((hit) => ({ ...hit, score: hit.bm25 })), admitted };
  const scan = (towards: Float32Array) =>
    request.limit < FULL_SCAN_LIMIT ? [] : nearestDocuments(index, towards, { wanted: SCANNED, allow });
  const candidates = new Set([...best, ...scan(vector)]);
  return { ranked: rankHybrid(index, evidence, { candidates, widen: scan }), admitted };
}

/** A test of a request's filters, on row numbers; null where everything is admitted. */
function admission(index: CorpusIndex, { request, excluded }: SearchPlan): Allow {
  const before = request.before ? dateKey(request.before) : 0;
  const unwanted = new Set((request.excludeClasses ?? []).map((code) => subclassKey(code.slice(0, 4))));
  if (before === 0 && unwanted.size === 0 && excluded.size === 0) return null;
  return (document) => {
    const { block, place } = placeOf(index, document);
    if (before > 0) {
      const date = block.dates[place] as number;
      if (date >= before || (date === 0 && !request.includeUndated)) return false;
    }
    if (excluded.has(document)) return false;
    const { start, values } = block.classes;
    for (let e = start[place] as number; e < (start[place + 1] as number); e++)
      if (unwanted.has(values[e] as number)) return false;
    return true;
  };
}

/** Surface forms of the query's terms that a document holds, heaviest first. */
function matchedTerms(held: Uint32Array, terms: readonly KnownTerm[]): string[] {
  return terms
    .filter(({ id }) => indexOfSorted(held, { value: id, from: 0, to: held.length }) >= 0)
    .map((term) => term.surface);
}
