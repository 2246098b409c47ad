import type * as lancedb from '@lancedb/lancedb';
import { boundsOf, byMeaning, propose } from './propose.ts';
import type { Question } from './question.ts';
import { compare, peerVector, type Ranked, type RankingWeights, rerank } from './rerank.ts';
import type { TermWeights } from './term-weights.ts';

/** Records that are like the best ones, looked for once these are known. */
const LIKE_THE_BEST = 150;

/**
 * Answers a question: the engine proposes by words and by meaning, the best of these show where to look further, and the
 * re-ranker orders all.
 * @param where an SQL condition that records meet, or null
 */
export async function answer(
  table: lancedb.Table,
  question: Question,
  by: { terms: TermWeights; ranking: RankingWeights; where?: string | null },
): Promise<Ranked[]> {
  const where = by.where === undefined ? boundsOf(question.query) : by.where;
  const proposed = await propose(table, question, where);
  const first = compare(question, proposed, by.terms);
  const vector = peerVector(first);
  const seen = new Set(proposed.map(({ number }) => number));
  const further = vector ? await byMeaning(table, vector, { where, limit: LIKE_THE_BEST }) : [];
  const fresh = further.filter(({ number }) => !seen.has(number));
  return rerank(fresh.length > 0 ? compare(question, [...proposed, ...fresh], by.terms) : first, by);
}
