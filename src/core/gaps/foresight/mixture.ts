import type { FeatureName, PairTable } from './pair-features.ts';
import { FEATURES } from './pair-features.ts';
import { normalScores } from './ranks.ts';

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
const RIDGE = 1e-3;
const STEPS = 12;

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

/** Logistic model with ridge penalty by Newton's method. Deterministic. */
export function fitMixture(columns: Standardised, lessons: readonly Lesson[]): Mixture {
  const weights = new Float64Array(WIDTH);
  const total = lessons.reduce((sum, l) => sum + l.weight, 0);
  const rows = lessons.map((l) => expand(columns, l.pair, new Float64Array(WIDTH)));
  for (let step = 0; step < STEPS; step++) {
    const gradient = Float64Array.from(weights, (w, j) => (j > 0 ? RIDGE * w : 0));
    const hessian = Array.from({ length: WIDTH }, (_, j) => {
      const row = new Float64Array(WIDTH);
      row[j] = RIDGE;
      return row;
    });
    rows.forEach((row, i) => {
      const { joined, weight } = lessons[i] as Lesson;
      const p = 1 / (1 + Math.exp(-dot(weights, row)));
      const share = weight / total;
      addOuter(hessian, row, share * p * (1 - p));
      for (let j = 0; j < WIDTH; j++)
        gradient[j] = (gradient[j] as number) + share * (p - (joined ? 1 : 0)) * (row[j] as number);
    });
    const move = solve(hessian, gradient);
    for (let j = 0; j < WIDTH; j++) weights[j] = (weights[j] as number) - (move[j] as number);
  }
  return weights;
}

function addOuter(matrix: readonly Float64Array[], row: Float64Array, factor: number): void {
  for (let j = 0; j < row.length; j++) {
    const target = matrix[j] as Float64Array;
    const x = factor * (row[j] as number);
    for (let k = j; k < row.length; k++) target[k] = (target[k] as number) + x * (row[k] as number);
  }
}

/** Solves the symmetric positive definite system whose upper triangle is given (Cholesky). */
function solve(upper: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const r = upper.map((row) => row.slice());
  for (let i = 0; i < n; i++) {
    const own = r[i] as Float64Array;
    for (let k = 0; k < i; k++) {
      const above = r[k] as Float64Array;
      for (let j = i; j < n; j++) own[j] = (own[j] as number) - (above[i] as number) * (above[j] as number);
    }
    const root = Math.sqrt(Math.max(1e-12, own[i] as number));
    for (let j = i; j < n; j++) own[j] = (own[j] as number) / root;
  }
  const x = right.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] as number) - (r[k]?.[i] as number) * (x[k] as number);
    x[i] = (x[i] as number) / (r[i]?.[i] as number);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] as number) - (r[i]?.[k] as number) * (x[k] as number);
    x[i] = (x[i] as number) / (r[i]?.[i] as number);
  }
  return x;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < a.length; j++) sum += (a[j] as number) * (b[j] as number);
  return sum;
}

/** Score of every pair of a table. */
export function applyMixture(columns: Standardised, mixture: Mixture): Float32Array {
  const row = new Float64Array(WIDTH);
  return Float32Array.from({ length: columns[0]?.length ?? 0 }, (_, i) =>
    dot(mixture, expand(columns, i, row)),
  );
}
