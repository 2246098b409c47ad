import type { ConceptDocument, ConceptGraph } from './concept-graph.ts';
import { profileWords } from './word-profiles.ts';

/** Candidate pairs (supported, never together before the cut, no common word) with one column per feature. */
export interface PairTable {
  left: Uint16Array;
  right: Uint16Array;
  features: Record<FeatureName, Float32Array>;
}

/** The features of the mixture, and openness, which is only shown. */
export const FEATURES = [
  'attachment',
  'common',
  'adamic',
  'allocation',
  'weighted',
  'walk',
  'two_step',
  'profile',
  'latent',
  'half',
  'half_best',
  'popularity_gap',
  'momentum',
  'openness',
] as const;
export type FeatureName = (typeof FEATURES)[number];

interface Rows {
  neighbours: Uint16Array[];
  /** Joint documents of a concept with all others. */
  strength: Float64Array;
  /** PPMI-weighted neighbour rows of unit length, size × size. */
  ppmi: Float32Array;
}

function rowsOf({ concepts, df, together, documents }: ConceptGraph): Rows {
  const size = concepts.length;
  const ppmi = new Float32Array(size * size);
  const strength = new Float64Array(size);
  const neighbours: Uint16Array[] = [];
  for (let a = 0; a < size; a++) {
    const list: number[] = [];
    let norm = 0;
    for (let b = 0; b < size; b++) {
      const n = together[a * size + b] as number;
      if (n === 0) continue;
      list.push(b);
      strength[a] = (strength[a] as number) + n;
      const value = Math.max(0, Math.log((n * documents) / ((df[a] as number) * (df[b] as number))));
      ppmi[a * size + b] = value;
      norm += value * value;
    }
    const scale = norm > 0 ? 1 / Math.sqrt(norm) : 0;
    for (const b of list) ppmi[a * size + b] = (ppmi[a * size + b] as number) * scale;
    neighbours.push(Uint16Array.from(list));
  }
  return { neighbours, strength, ppmi };
}

const SPREAD = ['common', 'adamic', 'allocation', 'weighted', 'walk', 'two_step'] as const;
type Spread = Record<(typeof SPREAD)[number], Float32Array>;

/** Sums over the common neighbours of a concept with every other. */
function spread(a: number, graph: ConceptGraph, rows: Rows): Spread {
  const size = graph.concepts.length;
  const out = Object.fromEntries(SPREAD.map((name) => [name, new Float32Array(size)])) as Spread;
  const add = (name: keyof Spread, b: number, value: number) => {
    out[name][b] = (out[name][b] as number) + value;
  };
  for (const k of rows.neighbours[a] as Uint16Array) {
    const next = rows.neighbours[k] as Uint16Array;
    const joint = graph.together[a * size + k] as number;
    for (const b of next) {
      const theirs = graph.together[k * size + b] as number;
      add('common', b, 1);
      add('adamic', b, 1 / Math.log(1 + next.length));
      add('allocation', b, 1 / next.length);
      add('weighted', b, Math.sqrt(joint * theirs));
      add('walk', b, (joint * theirs) / (rows.strength[k] as number));
      add('two_step', b, (rows.ppmi[a * size + k] as number) * (rows.ppmi[b * size + k] as number));
    }
  }
  return out;
}

/** Pairs that are candidates, by concept numbers. */
function candidates({ concepts, together }: ConceptGraph): [number, number][] {
  const size = concepts.length;
  const words = concepts.map((c) => new Set(c.split(' ')));
  const apart = (a: number, b: number) => [...(words[a] as Set<string>)].every((w) => !words[b]?.has(w));
  const out: [number, number][] = [];
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++)
      if ((together[a * size + b] as number) === 0 && apart(a, b)) out.push([a, b]);
  return out;
}

/** How far a concept fades before the cut: log of its share of the recent documents over its share of all, at most 0. */
function fading({ df, recent, recentShare }: ConceptGraph): Float64Array {
  return Float64Array.from(df, (n, i) =>
    Math.min(0, Math.log(((recent[i] as number) + 3 * recentShare) / ((n + 3) * (recentShare || 1)))),
  );
}

/**
 * Features of every unlinked pair, from documents before the cut alone. Sources: preferential attachment (Barabási and Albert 1999), common
 * neighbours and Adamic–Adar (Liben-Nowell and Kleinberg 2007), resource allocation (Zhou, Lü and Zhang 2009), PPMI–SVD (Levy and Goldberg 2014).
 */
export function tabulatePairs(graph: ConceptGraph, seen: readonly ConceptDocument[]): PairTable {
  const size = graph.concepts.length;
  const rows = rowsOf(graph);
  const { profile, latent, half } = profileWords(seen, graph);
  const faded = fading(graph);
  const logDf = Float64Array.from(graph.df, Math.log);
  const pairs = candidates(graph);
  const features = Object.fromEntries(FEATURES.map((f) => [f, new Float32Array(pairs.length)])) as Record<
    FeatureName,
    Float32Array
  >;
  let anchor = -1;
  let sums = spread(0, graph, rows);
  pairs.forEach(([a, b], i) => {
    if (a !== anchor) sums = spread(a, graph, rows);
    anchor = a;
    for (const name of SPREAD) features[name][i] = sums[name][b] as number;
    const [la, lb] = [logDf[a] as number, logDf[b] as number];
    const [there, back] = [half[a * size + b] as number, half[b * size + a] as number];
    features.attachment[i] = la + lb;
    features.popularity_gap[i] = Math.abs(la - lb);
    features.profile[i] = profile[a * size + b] as number;
    features.latent[i] = latent[a * size + b] as number;
    features.half[i] = there + back;
    features.half_best[i] = Math.max(there, back);
    features.momentum[i] = (faded[a] as number) + (faded[b] as number);
    features.openness[i] =
      (sums.common[b] as number) - (rows.neighbours[a]?.length ?? 0) - (rows.neighbours[b]?.length ?? 0);
  });
  return {
    left: Uint16Array.from(pairs, ([a]) => a),
    right: Uint16Array.from(pairs, ([, b]) => b),
    features,
  };
}
