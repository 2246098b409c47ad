/** Eigenvalues (falling) and eigenvectors (row i belongs to value i) of a symmetric matrix. */
export interface Eigen {
  values: Float64Array;
  vectors: Float64Array;
}

const SWEEPS = 30;

/**
 * Cyclic Jacobi method for a symmetric n × n matrix in row-major order; the matrix is overwritten.
 * Source: Golub and Van Loan, Matrix Computations, §8.5.
 */
export function symmetricEigen(a: Float64Array, n: number): Eigen {
  const v = new Float64Array(n * n);
  for (let i = 0; i < n; i++) v[i * n + i] = 1;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (offDiagonal(a, n) < 1e-20 * diagonal(a, n)) break;
    for (let p = 0; p < n - 1; p++) for (let q = p + 1; q < n; q++) rotate(a, v, { n, p, q });
  }
  const order = Array.from({ length: n }, (_, i) => i).sort(
    (i, j) => (a[j * n + j] as number) - (a[i * n + i] as number) || i - j,
  );
  const values = new Float64Array(n);
  const vectors = new Float64Array(n * n);
  order.forEach((from, to) => {
    values[to] = a[from * n + from] as number;
    vectors.set(v.subarray(from * n, from * n + n), to * n);
  });
  return { values, vectors };
}

function offDiagonal(a: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) sum += (a[i * n + j] as number) ** 2;
  return sum;
}

function diagonal(a: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += (a[i * n + i] as number) ** 2;
  return sum;
}

/** One rotation that zeroes a[p][q]; rows and columns are both kept, so that every inner loop runs along rows. */
function rotate(a: Float64Array, v: Float64Array, at: { n: number; p: number; q: number }): void {
  const { n, p, q } = at;
  const apq = a[p * n + q] as number;
  if (apq === 0) return;
  const theta = ((a[q * n + q] as number) - (a[p * n + p] as number)) / (2 * apq);
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < n; k++) {
    const akp = a[k * n + p] as number;
    const akq = a[k * n + q] as number;
    a[k * n + p] = c * akp - s * akq;
    a[k * n + q] = s * akp + c * akq;
  }
  mixRows(a, { n, p, q, c, s });
  mixRows(v, { n, p, q, c, s });
}

function mixRows(m: Float64Array, r: { n: number; p: number; q: number; c: number; s: number }): void {
  const { n, c, s } = r;
  const pBase = r.p * n;
  const qBase = r.q * n;
  for (let k = 0; k < n; k++) {
    const mp = m[pBase + k] as number;
    const mq = m[qBase + k] as number;
    m[pBase + k] = c * mp - s * mq;
    m[qBase + k] = s * mp + c * mq;
  }
}
