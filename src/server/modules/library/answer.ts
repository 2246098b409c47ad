import type * as lancedb from '@lancedb/lancedb';
import type { Candidate, CandidateStore } from './candidate.ts';
import { boundsOf, byMeaning, byWords } from './propose.ts';
import type { Question } from './question.ts';
import { type Compared, compare, peerVector, type Ranked, type RankingWeights, rerank } from './rerank.ts';
import type { TermWeights } from './term-weights.ts';

/** What answers come from: one version of the table and what is known of it. */
export interface AnswerSource {
  table: lancedb.Table;
  candidates: CandidateStore;
  terms: TermWeights;
  ranking: RankingWeights;
}

const NEAREST = 100;
/** Records that are like the best ones, looked for once these are known. */
const LIKE_THE_BEST = 100;

/**
 * Answers questions together: the engine proposes by words and by meaning, the best of these show where to look further, and
 * the re-ranker orders all.
 * @param where an SQL condition that records meet instead of the questions' date bounds, or null for none
 */
export async function answer(
  source: AnswerSource,
  questions: readonly Question[],
  where?: string | null,
): Promise<Ranked[][]> {
  const groups = new Map<string | null, number[]>();
  questions.forEach((question, i) => {
    const bounds = where === undefined ? boundsOf(question.query) : where;
    groups.set(bounds, [...(groups.get(bounds) ?? []), i]);
  });
  const answers: Ranked[][] = [];
  for (const [bounds, places] of groups) {
    const part = places.map((i) => questions[i] as Question);
    const ranked = await answerAlike(source, part, bounds);
    places.forEach((i, k) => {
      answers[i] = ranked[k] as Ranked[];
    });
  }
  return answers;
}

async function answerAlike(
  source: AnswerSource,
  questions: readonly Question[],
  where: string | null,
): Promise<Ranked[][]> {
  const { table, candidates, terms } = source;
  const [words, nearest] = await Promise.all([
    Promise.all(questions.map((question) => byWords(table, question, where))),
    byMeaning(
      table,
      questions.map(({ vector }) => vector),
      { where, limit: NEAREST },
    ),
  ]);
  const proposed = questions.map((_, i) => new Set([...(words[i] ?? []), ...(nearest[i] ?? [])]));
  const known = await candidates.take(union(proposed));
  const first = questions.map((question, i) =>
    compare(question, pick(known, proposed[i] as Set<number>), terms),
  );
  const further = await byMeaning(table, first.map(peerVector), { where, limit: LIKE_THE_BEST });
  const fresh = further.map((ids, i) => new Set(ids.filter((id) => !proposed[i]?.has(id))));
  const added = await candidates.take(union(fresh));
  return questions.map((question, i) => {
    const more: Compared[] = compare(question, pick(added, fresh[i] as Set<number>), terms);
    return rerank([...(first[i] as Compared[]), ...more], source);
  });
}

const union = (sets: readonly ReadonlySet<number>[]): Set<number> => new Set(sets.flatMap((set) => [...set]));

const pick = (known: ReadonlyMap<number, Candidate>, ids: ReadonlySet<number>): Candidate[] =>
  [...ids].flatMap((id) => known.get(id) ?? []);
