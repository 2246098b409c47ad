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

/** Logistic regression on graded pairs of ideas and patents. */
export const CLOSENESS_FIT = {
  bias: -3.2,
  meaning: 1.6,
  words: 1.8,
  thing: 0.8,
  job: 0.4,
  rank: 1.2,
  titleHead: 1.4,
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

/** From which chance a patent counts as the same thing, the same job, or the same field. */
const TOPICS = [0.65, 0.4, 0.15] as const;

export function topicOf(closeness: number): Rating['topic'] {
  if (closeness >= TOPICS[0]) return 3;
  if (closeness >= TOPICS[1]) return 2;
  return closeness >= TOPICS[2] ? 1 : 0;
}
