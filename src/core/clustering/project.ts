import { dot, normalise } from './vectors.ts';

export interface Point {
  x: number;
  y: number;
}

/**
 * Project unit vectors on their first two principal axes (power iteration from a fixed start), each axis then ranked
 * half-way to uniform so that dense clouds stay legible. Coordinates lie in 0..1. Deterministic; equal input, equal output.
 */
export function projectToPlane(vectors: readonly Float32Array[]): Point[] {
  if (vectors.length === 0) return [];
  const dimensions = (vectors[0] as Float32Array).length;
  const mean = new Float32Array(dimensions);
  for (const v of vectors)
    for (let d = 0; d < dimensions; d++) mean[d] = (mean[d] as number) + (v[d] as number) / vectors.length;
  const centred = vectors.map((v) => v.map((value, d) => value - (mean[d] as number)));
  const first = principalAxis(centred, dimensions);
  const second = principalAxis(
    centred.map((v) => without(v, first)),
    dimensions,
  );
  const xs = spread(centred.map((v) => dot(v, first)));
  const ys = spread(centred.map((v) => dot(v, second)));
  return xs.map((x, i) => ({ x, y: ys[i] as number }));
}

function principalAxis(rows: readonly Float32Array[], dimensions: number): Float32Array {
  let axis = normalise(Float32Array.from({ length: dimensions }, (_, d) => 1 + ((d * 7919) % 101) / 101));
  for (let round = 0; round < 24; round++) {
    const next = new Float32Array(dimensions);
    for (const row of rows) {
      const weight = dot(row, axis);
      for (let d = 0; d < dimensions; d++) next[d] = (next[d] as number) + weight * (row[d] as number);
    }
    axis = normalise(next);
  }
  return axis;
}

const without = (v: Float32Array, axis: Float32Array) => {
  const along = dot(v, axis);
  return v.map((value, d) => value - along * (axis[d] as number));
};

function spread(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const order = values
    .map((_, i) => i)
    .sort((a, b) => (values[a] as number) - (values[b] as number) || a - b);
  const rank = new Array<number>(values.length);
  order.forEach((item, place) => {
    rank[item] = values.length > 1 ? place / (values.length - 1) : 0.5;
  });
  return values.map((v, i) => round4(0.04 + 0.92 * (0.5 * ((v - low) / range) + 0.5 * (rank[i] as number))));
}

const round4 = (v: number) => Math.round(v * 10_000) / 10_000;
