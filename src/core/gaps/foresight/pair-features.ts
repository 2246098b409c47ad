import type { ConceptGraph } from './concept-graph.ts';

/** Candidate pairs (supported, never together before the cut) with one column per feature. */
export interface PairTable {
  left: Uint16Array;
  right: Uint16Array;
  features: Record<FeatureName, Float32Array>;
}

export const FEATURES = [
  'attachment',
  'common',
  'adamic',
  'allocation',
  'two_step',
  'meaning',
  'growth',
  'popularity_gap',
] as const;
export type FeatureName = (typeof FEATURES)[number];

interface Rows {
  neighbours: Uint16Array[];
  /** PPMI-weighted neighbour rows of unit length, size × size. */
  weights: Float32Array;
}

function rowsOf({ concepts, df, together, documents }: ConceptGraph): Rows {
  const size = concepts.length;
  const weights = new Float32Array(size * size);
  const neighbours: Uint16Array[] = [];
  for (let a = 0; a < size; a++) {
    const list: number[] = [];
    let norm = 0;
    for (let b = 0; b < size; b++) {
      const n = together[a * size + b] as number;
      if (n === 0) continue;
      list.push(b);
      const ppmi = Math.max(0, Math.log((n * documents) / ((df[a] as number) * (df[b] as number))));
      weights[a * size + b] = ppmi;
      norm += ppmi * ppmi;
    }
    const scale = norm > 0 ? 1 / Math.sqrt(norm) : 0;
    for (const b of list) weights[a * size + b] = (weights[a * size + b] as number) * scale;
    neighbours.push(Uint16Array.from(list));
  }
  return { neighbours, weights };
}

/** Sums over the common neighbours of a concept with every other: count, Adamic–Adar, resource allocation, two-step cosine. */
function spread(
  a: number,
  graph: ConceptGraph,
  rows: Rows,
): Record<'common' | 'adamic' | 'allocation' | 'two_step', Float32Array> {
  const size = graph.concepts.length;
  const out = {
    common: new Float32Array(size),
    adamic: new Float32Array(size),
    allocation: new Float32Array(size),
    two_step: new Float32Array(size),
  };
  for (const k of rows.neighbours[a] as Uint16Array) {
    const next = rows.neighbours[k] as Uint16Array;
    const adamic = 1 / Math.log(1 + next.length);
    const allocation = 1 / next.length;
    const weight = rows.weights[a * size + k] as number;
    for (const b of next) {
      out.common[b] = (out.common[b] as number) + 1;
      out.adamic[b] = (out.adamic[b] as number) + adamic;
      out.allocation[b] = (out.allocation[b] as number) + allocation;
      out.two_step[b] = (out.two_step[b] as number) + weight * (rows.weights[b * size + k] as number);
    }
  }
  return out;
}

/**
 * Features of every unlinked pair. `meaning` is the cosine of two concept vectors trained before the cut (any space of unit vectors).
 * Sources: preferential attachment (Barabási and Albert 1999), common neighbours and Adamic–Adar (Liben-Nowell and Kleinberg 2007), resource
 * allocation (Zhou, Lü and Zhang 2009).
 */
export function tabulatePairs(
  graph: ConceptGraph,
  vector: (concept: string) => Float32Array | null,
): PairTable {
  const size = graph.concepts.length;
  const rows = rowsOf(graph);
  const vectors = graph.concepts.map(vector);
  const left: number[] = [];
  const right: number[] = [];
  const columns = Object.fromEntries(FEATURES.map((f) => [f, [] as number[]])) as Record<
    FeatureName,
    number[]
  >;
  const growth = (i: number) => ((graph.recent[i] as number) + 1) / ((graph.df[i] as number) + 3);
  for (let a = 0; a < size; a++) {
    const sums = spread(a, graph, rows);
    for (let b = a + 1; b < size; b++) {
      if ((graph.together[a * size + b] as number) > 0) continue;
      left.push(a);
      right.push(b);
      const [la, lb] = [Math.log(graph.df[a] as number), Math.log(graph.df[b] as number)];
      columns.attachment.push(la + lb);
      columns.common.push(sums.common[b] as number);
      columns.adamic.push(sums.adamic[b] as number);
      columns.allocation.push(sums.allocation[b] as number);
      columns.two_step.push(sums.two_step[b] as number);
      columns.meaning.push(cosine(vectors[a] ?? null, vectors[b] ?? null));
      columns.growth.push(Math.log(growth(a) * growth(b)));
      columns.popularity_gap.push(Math.abs(la - lb));
    }
  }
  return {
    left: Uint16Array.from(left),
    right: Uint16Array.from(right),
    features: Object.fromEntries(FEATURES.map((f) => [f, Float32Array.from(columns[f])])) as Record<
      FeatureName,
      Float32Array
    >,
  };
}

function cosine(a: Float32Array | null, b: Float32Array | null): number {
  if (a === null || b === null) return 0;
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
