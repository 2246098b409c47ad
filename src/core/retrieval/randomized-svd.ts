import { createGaussian } from '../statistics/random.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

/** A sparse matrix by rows. */
export interface SparseMatrix {
  rows: number;
  columns: number;
  start: Uint32Array;
  column: Uint32Array;
  value: Float32Array;
}

/** Right singular vectors (columns × rank, row-major: one row per column of the matrix) and singular values, falling. */
export interface TruncatedSvd {
  rank: number;
  basis: Float32Array;
  singular: Float32Array;
}

const OVERSAMPLING = 12;

/**
 * Truncated singular value decomposition by randomised subspace iteration with a fixed seed.
 * Source: Halko, Martinsson and Tropp, SIAM Review 53(2), 2011, algorithm 4.4; orthonormalisation by Cholesky QR.
 */
export function randomizedSvd(
  matrix: SparseMatrix,
  options: { rank: number; iterations: number; seed: number },
): TruncatedSvd {
  const width = Math.max(1, Math.min(options.rank + OVERSAMPLING, matrix.rows, matrix.columns));
  const rank = Math.min(options.rank, width);
  const gaussian = createGaussian(options.seed);
  let q: Float32Array = new Float32Array(matrix.columns * width);
  for (let i = 0; i < q.length; i++) q[i] = gaussian();
  orthonormalise(q, matrix.columns, width);
  for (let i = 0; i < options.iterations; i++) {
    q = multiplyTransposed(matrix, multiply(matrix, q, width), width);
    orthonormalise(q, matrix.columns, width);
  }
  const eigen = symmetricEigen(gram(multiply(matrix, q, width), matrix.rows, width), width);
  return {
    rank,
    basis: rotateBasis(q, eigen.vectors, { columns: matrix.columns, width, rank }),
    singular: Float32Array.from(eigen.values.subarray(0, rank), (x) => Math.sqrt(Math.max(0, x))),
  };
}

/** matrix · q, rows × width. */
function multiply(matrix: SparseMatrix, q: Float32Array, width: number): Float32Array {
  const out = new Float32Array(matrix.rows * width);
  for (let r = 0; r < matrix.rows; r++) {
    const to = r * width;
    for (let e = matrix.start[r] as number; e < (matrix.start[r + 1] as number); e++) {
      addScaled(out, to, {
        from: q,
        at: (matrix.column[e] as number) * width,
        width,
        scale: matrix.value[e] as number,
      });
    }
  }
  return out;
}

/** matrixᵀ · y, columns × width. */
function multiplyTransposed(matrix: SparseMatrix, y: Float32Array, width: number): Float32Array {
  const out = new Float32Array(matrix.columns * width);
  for (let r = 0; r < matrix.rows; r++) {
    const at = r * width;
    for (let e = matrix.start[r] as number; e < (matrix.start[r + 1] as number); e++) {
      addScaled(out, (matrix.column[e] as number) * width, {
        from: y,
        at,
        width,
        scale: matrix.value[e] as number,
      });
    }
  }
  return out;
}

function addScaled(
  out: Float32Array,
  to: number,
  row: { from: Float32Array; at: number; width: number; scale: number },
): void {
  const { from, at, width, scale } = row;
  for (let k = 0; k < width; k++) out[to + k] = (out[to + k] as number) + scale * (from[at + k] as number);
}

/** Rows taken together, so that what they share is read once. Sums keep the order of the rows. */
const TOGETHER = 4;

/** aᵀ · a for a rows × width matrix. */
function gram(a: Float32Array, rows: number, width: number): Float64Array {
  const g = new Float64Array(width * width);
  let r = 0;
  for (; r + TOGETHER <= rows; r += TOGETHER) addFourRows(g, a, { base: r * width, width });
  for (; r < rows; r++) addRow(g, a, { base: r * width, width });
  for (let i = 0; i < width; i++) for (let j = 0; j < i; j++) g[i * width + j] = g[j * width + i] as number;
  return g;
}

function addRow(g: Float64Array, a: Float32Array, at: { base: number; width: number }): void {
  const { base, width } = at;
  for (let i = 0; i < width; i++) {
    const x = a[base + i] as number;
    const to = i * width;
    for (let j = i; j < width; j++) g[to + j] = (g[to + j] as number) + x * (a[base + j] as number);
  }
}

function addFourRows(g: Float64Array, a: Float32Array, at: { base: number; width: number }): void {
  const { base, width } = at;
  const [b1, b2, b3] = [base + width, base + 2 * width, base + 3 * width];
  for (let i = 0; i < width; i++) {
    const x0 = a[base + i] as number;
    const x1 = a[b1 + i] as number;
    const x2 = a[b2 + i] as number;
    const x3 = a[b3 + i] as number;
    const to = i * width;
    for (let j = i; j < width; j++) {
      g[to + j] =
        (g[to + j] as number) +
        x0 * (a[base + j] as number) +
        x1 * (a[b1 + j] as number) +
        x2 * (a[b2 + j] as number) +
        x3 * (a[b3 + j] as number);
    }
  }
}

/** Makes the columns of a rows × width matrix orthonormal in place: a ← a · R⁻¹ with aᵀa = RᵀR. */
function orthonormalise(a: Float32Array, rows: number, width: number): void {
  const r = cholesky(gram(a, rows, width), width);
  let row = 0;
  for (; row + TOGETHER <= rows; row += TOGETHER) solveFourRows(a, r, { base: row * width, width });
  for (; row < rows; row++) solveRow(a, r, { base: row * width, width });
}

function solveRow(a: Float32Array, r: Float64Array, at: { base: number; width: number }): void {
  const { base, width } = at;
  for (let i = 0; i < width; i++) {
    const x = (a[base + i] as number) / (r[i * width + i] as number);
    a[base + i] = x;
    const from = i * width;
    for (let j = i + 1; j < width; j++) a[base + j] = (a[base + j] as number) - x * (r[from + j] as number);
  }
}

function solveFourRows(a: Float32Array, r: Float64Array, at: { base: number; width: number }): void {
  const { base, width } = at;
  const [b1, b2, b3] = [base + width, base + 2 * width, base + 3 * width];
  for (let i = 0; i < width; i++) {
    const from = i * width;
    const pivot = r[from + i] as number;
    const x0 = (a[base + i] as number) / pivot;
    const x1 = (a[b1 + i] as number) / pivot;
    const x2 = (a[b2 + i] as number) / pivot;
    const x3 = (a[b3 + i] as number) / pivot;
    a[base + i] = x0;
    a[b1 + i] = x1;
    a[b2 + i] = x2;
    a[b3 + i] = x3;
    for (let j = i + 1; j < width; j++) {
      const factor = r[from + j] as number;
      a[base + j] = (a[base + j] as number) - x0 * factor;
      a[b1 + j] = (a[b1 + j] as number) - x1 * factor;
      a[b2 + j] = (a[b2 + j] as number) - x2 * factor;
      a[b3 + j] = (a[b3 + j] as number) - x3 * factor;
    }
  }
}

/** Upper factor R of g = RᵀR; a tiny shift keeps rank-deficient matrices factorable. */
function cholesky(g: Float64Array, n: number): Float64Array {
  let trace = 0;
  for (let i = 0; i < n; i++) trace += g[i * n + i] as number;
  const shift = (trace / n) * 1e-10 + 1e-30;
  const r = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = i; j < n; j++) {
      let sum = (g[i * n + j] as number) + (i === j ? shift : 0);
      for (let k = 0; k < i; k++) sum -= (r[k * n + i] as number) * (r[k * n + j] as number);
      r[i * n + j] = i === j ? Math.sqrt(Math.max(sum, shift)) : sum / (r[i * n + i] as number);
    }
  }
  return r;
}

function rotateBasis(
  q: Float32Array,
  vectors: Float64Array,
  shape: { columns: number; width: number; rank: number },
): Float32Array {
  const { columns, width, rank } = shape;
  const basis = new Float32Array(columns * rank);
  for (let row = 0; row < columns; row++) {
    const base = row * width;
    for (let k = 0; k < rank; k++) {
      let sum = 0;
      for (let j = 0; j < width; j++) sum += (q[base + j] as number) * (vectors[k * width + j] as number);
      basis[row * rank + k] = sum;
    }
  }
  return basis;
}
