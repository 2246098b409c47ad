/** One case to learn from: what is known of it (the constant 1 first), whether it came true, and how much it weighs. */
export interface Lesson {
  features: Float64Array;
  positive: boolean;
  weight: number;
}

const RIDGE = 1e-3;
const STEPS = 12;

/** Weights of a logistic model with ridge penalty (the constant is not penalised), by Newton's method. Deterministic. */
export function fitLogistic(lessons: readonly Lesson[]): Float64Array {
  const width = lessons[0]?.features.length ?? 0;
  const weights = new Float64Array(width);
  const total = lessons.reduce((sum, l) => sum + l.weight, 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = Float64Array.from(weights, (w, j) => (j > 0 ? RIDGE * w : 0));
    const hessian = Array.from({ length: width }, (_, j) => {
      const row = new Float64Array(width);
      row[j] = RIDGE;
      return row;
    });
    for (const { features, positive, weight } of lessons) {
      const p = logistic(dot(weights, features));
      const share = weight / total;
      addOuter(hessian, features, share * p * (1 - p));
      for (let j = 0; j < width; j++)
        gradient[j] = (gradient[j] as number) + share * (p - (positive ? 1 : 0)) * (features[j] as number);
    }
    const move = solve(hessian, gradient);
    for (let j = 0; j < width; j++) weights[j] = (weights[j] as number) - (move[j] as number);
  }
  return weights;
}

/** Weights for the lessons of each group, fitted in so many folds of the groups without the fold that the group is in. */
export function fitLeavingOut(
  groups: readonly (readonly Lesson[])[],
  folds: number,
): (group: number) => Float64Array {
  const fitted = Array.from({ length: folds }, (_, fold) =>
    fitLogistic(groups.filter((_group, i) => i % folds !== fold).flat()),
  );
  return (group) => fitted[group % folds] as Float64Array;
}

/** Chance, 0..1, of log-odds. */
export const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Inner product of two lists of equal length. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < a.length; j++) sum += (a[j] as number) * (b[j] as number);
  return sum;
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
