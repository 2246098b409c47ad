import type { CorpusIndex, DocumentVectors } from './corpus-index.ts';
import { cosine, normalise } from './semantic-space.ts';
import { topK } from './top-k.ts';
import type { RetrievalWeights } from './weights.ts';

/** What a search knows of every document before ranking. */
export interface Evidence {
  /** BM25 of the whole text. */
  lexical: Float32Array;
  /** BM25 of its first sentence. */
  lead: Float32Array;
  /** The text as a unit vector. */
  vector: Float32Array;
}

export interface RankedDocument {
  document: number;
  score: number;
  bm25: number;
  cosine: number;
}

type Weighted = readonly [document: number, weight: number];

/**
 * Scores candidates twice. A first mix of words and meaning finds the likely best; what these have in common (Rocchio's
 * feedback vector, their classes) then scores all. Ties go to the lower row.
 */
export function rankHybrid(
  target: { index: CorpusIndex; weights: RetrievalWeights },
  evidence: Evidence,
  pool: { candidates: ReadonlySet<number>; widen(vector: Float32Array): readonly number[] },
): RankedDocument[] {
  const { index, weights } = target;
  const { lexical, lead, vector } = evidence;
  const bestLexical = maximum(pool.candidates, lexical);
  const bestLead = maximum(pool.candidates, lead);
  const first: Weighted[] = [...pool.candidates].map((document) => [
    document,
    share(lexical, document, bestLexical) + weights.firstCosine * cosine(index.vectors, document, vector),
  ]);
  first.sort(byWeight);
  const feedback = feedbackVector(index.vectors, first.slice(0, weights.feedbackDocuments));
  const documents = [...new Set([...pool.candidates, ...pool.widen(feedback)])];
  const votes = classVotes(index, first.slice(0, weights.votingDocuments), documents);
  const ranked = documents.map((document, i) => ({
    document,
    bm25: lexical[document] as number,
    cosine: cosine(index.vectors, document, vector),
    score:
      share(lexical, document, bestLexical) +
      weights.lead * share(lead, document, bestLead) +
      weights.feedback * cosine(index.vectors, document, feedback) +
      weights.classes * (votes[i] as number),
  }));
  return ranked.sort((x, y) => y.score - x.score || x.document - y.document);
}

const byWeight = (x: Weighted, y: Weighted) => y[1] - x[1] || x[0] - y[0];

const share = (scores: Float32Array, document: number, best: number) =>
  best > 0 ? (scores[document] as number) / best : 0;

function maximum(candidates: ReadonlySet<number>, scores: Float32Array): number {
  let best = 0;
  for (const document of candidates) best = Math.max(best, scores[document] as number);
  return best;
}

/** Weighted mean direction of documents, unit length (Rocchio without negative part). */
function feedbackVector(vectors: DocumentVectors, documents: readonly Weighted[]): Float32Array {
  const sum = new Float32Array(vectors.dimensions);
  for (const [document, weight] of documents) {
    const factor = weight * (vectors.scale[document] as number);
    const base = document * vectors.dimensions;
    for (let k = 0; k < sum.length; k++)
      sum[k] = (sum[k] as number) + factor * (vectors.values[base + k] as number);
  }
  return normalise(sum);
}

/**
 * For each document the share of the voters' weight that its most voted subclass holds. Classes are missing on most records,
 * so a document without any gets the mean of those that have some: having them recorded is no merit.
 */
function classVotes(index: CorpusIndex, voters: readonly Weighted[], documents: readonly number[]): number[] {
  const { start, values } = index.classes;
  const votes = new Map<number, number>();
  let total = 0;
  for (const [document, weight] of voters) {
    const [from, to] = [start[document] as number, start[document + 1] as number];
    if (to > from) total += weight;
    for (let e = from; e < to; e++) {
      const code = values[e] as number;
      votes.set(code, (votes.get(code) ?? 0) + weight / (to - from));
    }
  }
  if (total <= 0) return documents.map(() => 0);
  const shares = documents.map((document) => {
    let best = -1;
    for (let e = start[document] as number; e < (start[document + 1] as number); e++) {
      best = Math.max(best, (votes.get(values[e] as number) ?? 0) / total);
    }
    return best;
  });
  const known = shares.filter((value) => value >= 0);
  const mean = known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : 0;
  return shares.map((value) => (value >= 0 ? value : mean));
}

/** The documents whose vectors lie nearest to a vector, among those admitted. */
export function nearestDocuments(
  index: CorpusIndex,
  vector: Float32Array,
  options: { wanted: number; allow: (document: number) => boolean },
): number[] {
  const scores = new Float32Array(index.documents);
  for (let d = 0; d < index.documents; d++) scores[d] = cosine(index.vectors, d, vector);
  return topK(scores, options.wanted, options.allow).best;
}
