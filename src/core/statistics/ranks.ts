/** Share of sorted values (rising) below a value, ties counting half. */
export function shareBelow(sorted: Float64Array, value: number): number {
  return (lowerBound(sorted, value) + upperBound(sorted, value)) / (2 * Math.max(1, sorted.length));
}

/** How many sorted values are less than a value. */
export function lowerBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many sorted values are at most a value. */
export function upperBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Values as standard normal scores of their ranks, so that a model of one split fits another. */
export function normalScores(values: ArrayLike<number>): Float32Array {
  const sorted = Float64Array.from(values).sort();
  const least = 0.5 / Math.max(1, sorted.length);
  return Float32Array.from(values, (v) =>
    normalQuantile(Math.min(1 - least, Math.max(least, shareBelow(sorted, v)))),
  );
}

/** Quantile of the standard normal distribution; error below 4.5e-4. Source: Abramowitz and Stegun 26.2.23. */
export function normalQuantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(p, 1 - p)));
  const z =
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return p < 0.5 ? -z : z;
}
