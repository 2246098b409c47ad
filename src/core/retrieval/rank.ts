import type { CorpusIndex } from './corpus-index.ts';
import { cosineTo, placeOf } from './corpus-index.ts';
import { normalise } from './semantic-space.ts';

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
  index: CorpusIndex,
  evidence: Evidence,
  pool: { candidates: ReadonlySet<number>; widen(vector: Float32Array): readonly number[] },
): RankedDocument[] {
  const { weights } = index;
  const { lexical, lead, vector } = evidence;
  const bestLexical = maximum(pool.candidates, lexical);
  const bestLead = maximum(pool.candidates, lead);
  const first: Weighted[] = [...pool.candidates].map((document) => [
    document,
    share(lexical, document, bestLexical) + weights.firstCosine * cosineTo(index, document, vector),
  ]);
  first.sort(byWeight);
  const feedback = feedbackVector(index, first.slice(0, weights.feedbackDocuments));
  const documents = [...new Set([...pool.candidates, ...pool.widen(feedback)])];
  const votes = classVotes(index, first.slice(0, weights.votingDocuments), documents);
  const ranked = documents.map((document, i) => ({
    document,
    bm25: lexical[document] as number,
    cosine: cosineTo(index, document, vector),
    score:
      share(lexical, document, bestLexical) +
      weights.lead * share(lead, document, bestLead) +
      weights.feedback * cosineTo(index, document, feedback) +
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
function feedbackVector(index: CorpusIndex, documents: readonly Weighted[]): Float32Array {
  const sum = new Float32Array(index.corpus.space.dimensions);
  for (const [document, weight] of documents) {
    const { block, place } = placeOf(index, document);
    const factor = weight * (block.vectors.scale[place] as number);
    const base = place * sum.length;
    for (let k = 0; k < sum.length; k++)
      sum[k] = (sum[k] as number) + factor * (block.vectors.values[base + k] as number);
  }
  return normalise(sum);
}

/**
 * For each document the share of the voters' weight that its most voted subclass holds. Classes are missing on most records,
 * so a document without any gets the mean of those that have some: having them recorded is no merit.
 */
function classVotes(index: CorpusIndex, voters: readonly Weighted[], documents: readonly number[]): number[] {
  const votes = new Map<number, number>();
  let total = 0;
  for (const [document, weight] of voters) {
    const classes = classesOf(index, document);
    if (classes.length > 0) total += weight;
    for (const code of classes) votes.set(code, (votes.get(code) ?? 0) + weight / classes.length);
  }
  if (total <= 0) return documents.map(() => 0);
  const shares = documents.map((document) => {
    let best = -1;
    for (const code of classesOf(index, document)) best = Math.max(best, (votes.get(code) ?? 0) / total);
    return best;
  });
  const known = shares.filter((value) => value >= 0);
  const mean = known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : 0;
  return shares.map((value) => (value >= 0 ? value : mean));
}

/** Keys of a document's subclasses. */
function classesOf(index: CorpusIndex, document: number): Uint16Array {
  const { block, place } = placeOf(index, document);
  return block.classes.values.subarray(block.classes.start[place], block.classes.start[place + 1]);
}
