import { createRandom } from '../src/core/statistics/random.ts';

export interface Place {
  x: number;
  y: number;
}

const NEIGHBOURS = 12;
const EPOCHS = 260;
const NEGATIVES = 5;
/** Parameters of the distance curve 1 / (1 + a·d^2b) for a minimum distance of 0.25. */
const A = 1.12;
const B = 0.9;

/** The nearest neighbours of every vector by cosine, with their similarity. */
function neighbourGraph(vectors: readonly Float32Array[]): { from: number; to: number; weight: number }[] {
  const edges: { from: number; to: number; weight: number }[] = [];
  vectors.forEach((vector, from) => {
    const near: { to: number; weight: number }[] = [];
    vectors.forEach((other, to) => {
      if (to === from) return;
      let weight = 0;
      for (let d = 0; d < vector.length; d++) weight += (vector[d] as number) * (other[d] as number);
      if (near.length < NEIGHBOURS || weight > (near.at(-1)?.weight ?? 0)) {
        near.push({ to, weight });
        near.sort((a, b) => b.weight - a.weight);
        near.length = Math.min(near.length, NEIGHBOURS);
      }
    });
    const best = near[0]?.weight ?? 1;
    for (const { to, weight } of near) edges.push({ from, to, weight: Math.exp((weight - best) * 4) });
  });
  return edges;
}

const clip = (value: number): number => Math.max(-4, Math.min(4, value));

/**
 * Places vectors in the unit square so that neighbours stay together (McInnes et al., UMAP, 2018): attraction along the
 * edges of the neighbour graph, repulsion from random others, the step shrinking to nothing.
 */
export function layOut(vectors: readonly Float32Array[]): Place[] {
  const random = createRandom(20_260_101);
  const edges = neighbourGraph(vectors);
  const xs = Float64Array.from(vectors, (v) => (v[1] ?? 0) * 40 + random() - 0.5);
  const ys = Float64Array.from(vectors, (v) => (v[2] ?? 0) * 40 + random() - 0.5);
  /** Moves i along the line to j by the force, and j against it when it is a pair. */
  const move = ([i, j]: readonly [number, number], force: number, both: boolean) => {
    const dx = (xs[i] as number) - (xs[j] as number);
    const dy = (ys[i] as number) - (ys[j] as number);
    const gx = clip(force * dx);
    const gy = clip(force * dy);
    xs[i] = (xs[i] as number) + gx;
    ys[i] = (ys[i] as number) + gy;
    if (!both) return;
    xs[j] = (xs[j] as number) - gx;
    ys[j] = (ys[j] as number) - gy;
  };
  const square = (i: number, j: number) =>
    ((xs[i] as number) - (xs[j] as number)) ** 2 + ((ys[i] as number) - (ys[j] as number)) ** 2;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = 1 - epoch / EPOCHS;
    for (const { from, to, weight } of edges) {
      if (random() > weight) continue;
      const d = square(from, to);
      if (d > 0) move([from, to], (-2 * A * B * d ** (B - 1) * rate) / (1 + A * d ** B), true);
      for (let n = 0; n < NEGATIVES; n++) {
        const other = Math.floor(random() * vectors.length);
        const far = square(from, other);
        if (other !== from) move([from, other], (2 * B * rate) / ((0.001 + far) * (1 + A * far ** B)), false);
      }
    }
  }
  return normalise(xs, ys);
}

/** Scales to the unit square: the bulk linearly, strays drawn in ever more softly, so that none sticks to the edge. */
function normalise(xs: Float64Array, ys: Float64Array): Place[] {
  const squeeze = (values: Float64Array) => {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number;
    const half = (at(0.97) - at(0.03)) / 2;
    const middle = (at(0.97) + at(0.03)) / 2;
    const soft = (v: number) =>
      Math.abs(v) <= 0.8 ? v : Math.sign(v) * (0.8 + 0.3 * Math.tanh((Math.abs(v) - 0.8) / 0.3));
    return [...values].map((v) => 0.5 + soft((v - middle) / half) / 2.2);
  };
  const [x, y] = [squeeze(xs), squeeze(ys)];
  return x.map((value, i) => ({ x: value, y: y[i] as number }));
}
