import type { Rating } from '../../contract/analysis/evidence.ts';

/** What closeness is measured from, each 0 to 1. */
export interface ClosenessFeatures {
  meaning: number;
  words: number;
  thing: number;
  job: number;
  rank: number;
  titleHead: boolean;
}

/** Logistic regression on graded pairs of ideas and patents; `scripts/fit-closeness.ts` fits it and shows how it holds. */
export const CLOSENESS_FIT = {
  bias: -2.71,
  meaning: 2.91,
  words: 0.65,
  thing: 0,
  job: 0.65,
  rank: 0.34,
  titleHead: 0.22,
};

/** Calibrated chance, 0 to 1, that a patent is related to an idea. */
export function closenessOf(f: ClosenessFeatures, fit = CLOSENESS_FIT): number {
  const z =
    fit.bias +
    fit.meaning * f.meaning +
    fit.words * f.words +
    fit.thing * f.thing +
    fit.job * f.job +
    fit.rank * f.rank +
    (f.titleHead ? fit.titleHead : 0);
  return 1 / (1 + Math.exp(-z));
}

/**
 * From which chance a patent counts as the same thing, the same job, or the same field: of graded pairs, the upper 5, 12 and
 * 40 in 100.
 */
const TOPICS = [0.4, 0.3, 0.17] as const;

export function topicOf(closeness: number): Rating['topic'] {
  if (closeness >= TOPICS[0]) return 3;
  if (closeness >= TOPICS[1]) return 2;
  return closeness >= TOPICS[2] ? 1 : 0;
}
