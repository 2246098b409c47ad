import type { FeatureName, PairTable } from './pair-features.ts';
import { FEATURES } from './pair-features.ts';

/** Logistic mixture of standardised features and their squares. */
export interface Mixture {
  mean: number[];
  deviation: number[];
  weights: number[];
}

/** Transformed features of pair i: heavy-tailed sums as logarithms. */
function row(table: PairTable, i: number): number[] {
  const f = table.features;
  const at = (name: FeatureName) => f[name][i] as number;
  return [
    at('attachment'),
    Math.log1p(at('common')),
    Math.log1p(at('adamic')),
    Math.log1p(50 * at('allocation')),
    Math.sqrt(Math.max(0, at('two_step'))),
    at('meaning'),
    at('growth'),
    at('popularity_gap'),
  ];
}

const expand = (x: number[]) => [
  ...x,
  ...x.map((v) => v * v),
  (x[4] as number) * (x[5] as number),
  (x[0] as number) * (x[5] as number),
];

/** Fit by full-batch gradient descent on the chosen pairs; classes weigh alike. Deterministic. */
export function fitMixture(table: PairTable, labels: ArrayLike<number>, chosen: ArrayLike<number>): Mixture {
  const rows = Array.from({ length: chosen.length }, (_, i) => row(table, chosen[i] as number));
  const y = Array.from({ length: chosen.length }, (_, i) =>
    (labels[chosen[i] as number] as number) > 0 ? 1 : 0,
  );
  const mean = FEATURES.map((_, j) => rows.reduce((s, r) => s + (r[j] as number), 0) / rows.length);
  const deviation = FEATURES.map(
    (_, j) =>
      Math.sqrt(rows.reduce((s, r) => s + ((r[j] as number) - (mean[j] as number)) ** 2, 0) / rows.length) ||
      1,
  );
  const x = rows.map((r) => expand(r.map((v, j) => (v - (mean[j] as number)) / (deviation[j] as number))));
  const width = (x[0] as number[]).length;
  const positives = y.reduce<number>((s, v) => s + v, 0);
  const share = [0.5 / Math.max(1, y.length - positives), 0.5 / Math.max(1, positives)];
  const weights = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < 400; step++) {
    const gradient = new Float64Array(width + 1);
    x.forEach((features, i) => {
      const label = y[i] as number;
      const error = (sigmoid(score(weights, features)) - label) * (share[label] as number);
      gradient[0] = (gradient[0] as number) + error;
      for (let j = 0; j < width; j++)
        gradient[j + 1] = (gradient[j + 1] as number) + error * (features[j] as number);
    });
    for (let j = 0; j <= width; j++)
      weights[j] =
        (weights[j] as number) -
        0.8 * ((gradient[j] as number) + (j > 0 ? 0.001 * (weights[j] as number) : 0));
  }
  return { mean, deviation, weights };
}

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

function score(weights: readonly number[], features: readonly number[]): number {
  let z = weights[0] as number;
  for (let j = 0; j < features.length; j++) z += (weights[j + 1] as number) * (features[j] as number);
  return z;
}

/** Score of every pair of a table; standardised by the table's own moments, so that a model of one split fits another. */
export function applyMixture(table: PairTable, mixture: Mixture): Float32Array {
  const n = table.left.length;
  const rows = Array.from({ length: n }, (_, i) => row(table, i));
  const mean = FEATURES.map((_, j) => rows.reduce((s, r) => s + (r[j] as number), 0) / Math.max(1, n));
  const deviation = FEATURES.map(
    (_, j) =>
      Math.sqrt(
        rows.reduce((s, r) => s + ((r[j] as number) - (mean[j] as number)) ** 2, 0) / Math.max(1, n),
      ) || 1,
  );
  return Float32Array.from(rows, (r) =>
    score(mixture.weights, expand(r.map((v, j) => (v - (mean[j] as number)) / (deviation[j] as number)))),
  );
}
