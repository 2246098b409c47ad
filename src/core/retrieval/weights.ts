/** Constants of ranking. What each is worth stands in docs/evaluation.md ("Retrieval"). */
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
  /** First pass: weight of the cosine, where the best BM25 counts 1. It only chooses the feedback documents. */
  firstCosine: number;
  /** Documents of the first pass whose vectors make the feedback vector, and those that vote on classes. */
  feedbackDocuments: number;
  votingDocuments: number;
  /** Final score, where the best BM25 of the whole text counts 1: BM25 of its first sentence, … */
  lead: number;
  /** … cosine to the feedback vector, … */
  feedback: number;
  /** … and the class vote. */
  classes: number;
}

/**
 * `lead`, `feedback` and `classes` were fitted by a listwise softmax on one half of the citation queries (even hash of the
 * query's number; title plus abstract and title alone together) and rounded; the figures are reported on the other half.
 */
export const RETRIEVAL_WEIGHTS: RetrievalWeights = {
  k1: 1.2,
  b: 0.6,
  fields: [2, 1.5, 1, 0.5],
  idfPower: 1.15,
  queryTerms: 100,
  firstCosine: 0.7,
  feedbackDocuments: 8,
  votingDocuments: 50,
  lead: 0.8,
  feedback: 3,
  classes: 2.3,
};
