import { innerProduct } from '../encoder/encoder.ts';
import type { Candidate } from './propose.ts';
import { pairKey, type Question } from './question.ts';
import { FIELDS } from './record-terms.ts';
import type { TermWeights } from './term-weights.ts';

/** Names of what the re-ranker sees of a record beside a question, in the order of its weights. */
export const FEATURES = ['words', 'title', 'meaning', 'rare', 'pairs', 'classes'] as const;

/** Weights of {@link FEATURES}. */
export type RankingWeights = readonly number[];
export const RANKING_WEIGHTS: RankingWeights = [1, 0.1, 0.35, 0.1, 0.15, 0.1];

/** Weight of a word by the field it stands in, and how much a long field thins it out, in the order of `FIELDS`. */
const BOOSTS = [2.2, 1.5, 1, 0.6];
const THINNING = [0.3, 0.3, 0.6, 0.7];
const SATURATION = 1.2;
/** Words that make up what is rare in a question. */
const RAREST = 2;

/** A candidate and how well it answers. */
export interface Ranked {
  candidate: Candidate;
  score: number;
  features: number[];
}

/** Orders candidates by their fitted score; ties by number. */
export function rerank(
  question: Question,
  candidates: readonly Candidate[],
  weights: { terms: TermWeights; ranking: RankingWeights },
): Ranked[] {
  const seen = candidates.map((candidate) => ({
    candidate,
    features: featuresOf(question, candidate, weights.terms),
  }));
  voteOnClasses(seen);
  return seen
    .map(({ candidate, features }) => ({
      candidate,
      features,
      score: features.reduce((sum, x, f) => sum + x * (weights.ranking[f] as number), 0),
    }))
    .sort((x, y) => y.score - x.score || (x.candidate.number < y.candidate.number ? -1 : 1));
}

function featuresOf(question: Question, { terms, vector }: Candidate, weights: TermWeights): number[] {
  const counts = new Map<number, number>();
  const inTitle = new Set<number>();
  const paired = new Set<number>();
  FIELDS.forEach((field, f) => {
    const keys = terms[field];
    const length = keys.length / (weights.lengths[f] || 1);
    const unit = (BOOSTS[f] as number) / (1 - (THINNING[f] as number) + (THINNING[f] as number) * length);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as number;
      if (!question.byKey.has(key)) continue;
      counts.set(key, (counts.get(key) ?? 0) + unit);
      if (f === 0) inTitle.add(key);
      if (i + 1 < keys.length) {
        const pair = pairKey(key, keys[i + 1] as number);
        if (question.pairs.has(pair)) paired.add(pair);
      }
    }
  });
  let [words, title, rare, all, rarest] = [0, 0, 0, 0, 0];
  const own = question.terms.filter(({ widening }) => !widening);
  for (const { key, weight, widening } of question.terms) {
    const count = counts.get(key) ?? 0;
    words += (weight * count) / (count + SATURATION);
    if (inTitle.has(key)) title += weight;
    if (!widening) all += weight;
  }
  for (const { key, idf } of [...own].sort((x, y) => y.idf - x.idf).slice(0, RAREST)) {
    rarest += idf;
    if (counts.has(key)) rare += idf;
  }
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
  const meaning = vector ? Math.max(0, innerProduct(question.vector, vector)) : 0;
  return [
    share(words, all),
    share(title, all),
    meaning,
    share(rare, rarest),
    share(paired.size, question.pairs.size),
    0,
  ];
}

/** Candidates that vote on classes, best by words first. */
const VOTERS = 40;

/** Fills in how well a candidate's classes agree with those of the candidates that share most words. */
function voteOnClasses(seen: { candidate: Candidate; features: number[] }[]): void {
  const voters = [...seen]
    .filter(({ candidate }) => candidate.classes.length > 0)
    .sort((x, y) => (y.features[0] as number) - (x.features[0] as number))
    .slice(0, VOTERS);
  const votes = new Map<string, number>();
  let all = 0;
  for (const { candidate, features } of voters) {
    const vote = (features[0] as number) ** 2;
    all += vote;
    for (const code of candidate.classes)
      votes.set(code, (votes.get(code) ?? 0) + vote / candidate.classes.length);
  }
  for (const { candidate, features } of seen) {
    const best = Math.max(0, ...candidate.classes.map((code) => votes.get(code) ?? 0));
    features[FEATURES.length - 1] = all > 0 ? best / all : 0;
  }
}
