import { collapseDuplicates } from './collapse.ts';
import type { Corpus } from './corpus-builder.ts';
import type { CorpusIndex } from './corpus-index.ts';
import { indexOfSorted, postingRow } from './corpus-index.ts';
import { embedStems } from './corpus-model.ts';
import { dateKey } from './document.ts';
import type { SearchRequest } from './library-view.ts';
import type { BuiltQuery, KnownTerm } from './query.ts';
import { cosine } from './semantic-space.ts';
import { topK } from './top-k.ts';
import type { RetrievalWeights } from './weights.ts';

/** A hit by row number, before its record is fetched. */
export interface IndexHit {
  document: number;
  score: number;
  bm25: number;
  cosine: number;
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

/** Runs one search over an index: exact BM25F, cosine, fusion, collapse. Deterministic; ties go to the lower row. */
export function searchIndex(target: Searchable, plan: SearchPlan): IndexOutcome {
  const { index } = target;
  const allow = admission(index, plan);
  const lexical = scoreTerms(target, plan.query.terms);
  const vector = embedStems(target.corpus, plan.query.counts);
  const wanted = Math.max(MINIMUM_CANDIDATES, plan.request.limit * 2);
  const mode = plan.request.mode ?? 'hybrid';
  const byWords = topK(lexical, mode === 'semantic' ? 0 : wanted, allow);
  const candidates = new Set(byWords.best);
  if (mode === 'semantic' || (mode === 'hybrid' && plan.request.limit >= FULL_SCAN_LIMIT)) {
    for (const document of nearest(index, vector, { wanted, allow })) candidates.add(document);
  }
  const scored = fuse(target, { candidates, lexical, vector, mode });
  const kept = collapseDuplicates(
    index,
    scored.map((hit) => hit.document),
    plan.request.limit,
  );
  const byDocument = new Map(scored.map((hit) => [hit.document, hit]));
  const hits = kept.map(({ document, duplicates }) => ({
    ...(byDocument.get(document) as FusedHit),
    duplicates,
    matchedTerms: matchedTerms(index, document, plan.query.terms),
  }));
  const collapsed = kept.reduce((sum, entry) => sum + entry.duplicates.length, 0);
  return { hits, considered: Math.max(byWords.admitted, scored.length), collapsed };
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
      if (date === 0 || date >= before) return false;
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

function nearest(
  index: CorpusIndex,
  vector: Float32Array,
  options: { wanted: number; allow: (document: number) => boolean },
): number[] {
  const scores = new Float32Array(index.documents);
  for (let d = 0; d < index.documents; d++) scores[d] = cosine(index.vectors, d, vector);
  return topK(scores, options.wanted, options.allow).best;
}

type FusedHit = Pick<IndexHit, 'document' | 'score' | 'bm25' | 'cosine'>;

function fuse(
  target: Searchable,
  from: {
    candidates: ReadonlySet<number>;
    lexical: Float32Array;
    vector: Float32Array;
    mode: 'lexical' | 'hybrid' | 'semantic';
  },
): FusedHit[] {
  let best = 0;
  for (const document of from.candidates) best = Math.max(best, from.lexical[document] as number);
  const lexicalWeight = from.mode === 'semantic' || best === 0 ? 0 : 1 / best;
  const semanticWeight = from.mode === 'lexical' ? 0 : target.weights.semantic;
  const hits = [...from.candidates].map((document) => {
    const bm25 = from.lexical[document] as number;
    const near = cosine(target.index.vectors, document, from.vector);
    return { document, bm25, cosine: near, score: lexicalWeight * bm25 + semanticWeight * near };
  });
  return hits.sort((x, y) => y.score - x.score || x.document - y.document);
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
