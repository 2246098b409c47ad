/** Dot product of two vectors of the same length; the cosine when both are unit vectors. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Scale to length 1 in place; a zero vector stays zero. */
export function normalise(v: Float32Array): Float32Array {
  const length = Math.sqrt(dot(v, v));
  if (length > 0) for (let i = 0; i < v.length; i++) v[i] = (v[i] as number) / length;
  return v;
}

/** Unit vector of the mean of several vectors of length `dimensions`; zeros for none. */
export function meanDirection(vectors: readonly Float32Array[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const v of vectors)
    for (let i = 0; i < dimensions; i++) sum[i] = (sum[i] as number) + (v[i] as number);
  return normalise(sum);
}
