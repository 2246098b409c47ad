import { dot, fitLogistic } from '../../statistics/logistic-regression.ts';
import { normalScores } from '../../statistics/ranks.ts';
import type { FeatureName, PairTable } from './pair-features.ts';
import { FEATURES } from './pair-features.ts';

/** Weights of the expanded features, the constant first. */
export type Mixture = Float64Array;

/** A pair to learn from: whether it was joined, and how much it weighs. */
export interface Lesson {
  pair: number;
  joined: boolean;
  weight: number;
}

const MIXED = FEATURES.filter((name) => name !== 'openness');
const WIDTH = 3 * MIXED.length;

/** Features of a table as normal scores of their ranks. */
export type Standardised = Float32Array[];

export const standardise = (table: PairTable): Standardised =>
  MIXED.map((name: FeatureName) => normalScores(table.features[name]));

/** Constant, features, their squares, and the products of the first (popularity) with the others. */
function expand(columns: Standardised, i: number, out: Float64Array): Float64Array {
  const first = columns[0]?.[i] as number;
  out[0] = 1;
  columns.forEach((column, j) => {
    const x = column[i] as number;
    out[1 + j] = x;
    out[1 + MIXED.length + j] = x * x;
    if (j > 0) out[2 * MIXED.length + j] = first * x;
  });
  return out;
}

/** Logistic model of whether a pair was joined. Deterministic. */
export const fitMixture = (columns: Standardised, lessons: readonly Lesson[]): Mixture =>
  fitLogistic(
    lessons.map(({ pair, joined, weight }) => ({
      features: expand(columns, pair, new Float64Array(WIDTH)),
      positive: joined,
      weight,
    })),
  );

/** Score of every pair of a table. */
export function applyMixture(columns: Standardised, mixture: Mixture): Float32Array {
  const row = new Float64Array(WIDTH);
  return Float32Array.from({ length: columns[0]?.length ?? 0 }, (_, i) =>
    dot(mixture, expand(columns, i, row)),
  );
}
