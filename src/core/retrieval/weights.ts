/**
 * Constants of ranking. Where they come from, and what each is worth, stands in docs/evaluation.md ("Retrieval").
 */
export interface RetrievalWeights {
  /** BM25 term saturation. */
  k1: number;
  /** Length normalisation, 0 (none) to 1 (full). */
  b: number;
  /** Weight of a term's count in each field: title, phrases, abstract, claim. */
  fields: readonly [number, number, number, number];
  /** Power of the inverse document frequency in a query term's weight. */
  idfPower: number;
  /** Query terms kept, by weight. */
  queryTerms: number;
  /** Weight of the cosine in the fused score, where the best BM25 counts 1. */
  semantic: number;
}

export const RETRIEVAL_WEIGHTS: RetrievalWeights = {
  k1: 1.2,
  b: 0.6,
  fields: [2, 1.5, 1, 0.5],
  idfPower: 1,
  queryTerms: 80,
  semantic: 1,
};
