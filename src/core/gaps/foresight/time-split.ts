import type { ConceptDocument, ConceptGraph } from './concept-graph.ts';
import { buildGraph, countLater } from './concept-graph.ts';
import { averagePrecision, bootstrap, rocAuc, seeded, topK } from './metrics.ts';
import type { Mixture } from './mixture.ts';
import { applyMixture, fitMixture } from './mixture.ts';
import type { PairTable } from './pair-features.ts';
import { tabulatePairs } from './pair-features.ts';

/** One cut of the time split: what was seen before, and which unlinked pairs were joined in the years after. */
export interface Split {
  graph: ConceptGraph;
  table: PairTable;
  /** Documents of the window that hold both, per pair. */
  later: Uint16Array;
}

export interface SplitOptions {
  cut: number;
  years: number;
  support: number;
  most: number;
  /** Unit vector of a concept, trained on documents before the cut. */
  vector(concept: string): Float32Array | null;
}

/** Build one split. Nothing of the window is seen by the features. */
export function makeSplit(documents: readonly ConceptDocument[], options: SplitOptions): Split {
  const graph = buildGraph(documents, options);
  const table = tabulatePairs(graph, options.vector);
  const counts = countLater(documents, graph, options);
  const size = graph.concepts.length;
  const later = Uint16Array.from(
    table.left,
    (a, i) => counts[a * size + (table.right[i] as number)] as number,
  );
  return { graph, table, later };
}

/** All positives and a seeded sample of the rest, at most `most` pairs of each. */
export function samplePairs(
  labels: ArrayLike<number>,
  least: number,
  options: { most: number; seed: number },
): number[] {
  const random = seeded(options.seed);
  let positives = 0;
  for (let i = 0; i < labels.length; i++) if ((labels[i] as number) >= least) positives++;
  const keep = [
    Math.min(1, options.most / Math.max(1, labels.length - positives)),
    Math.min(1, options.most / Math.max(1, positives)),
  ];
  const out: number[] = [];
  for (let i = 0; i < labels.length; i++)
    if (random() < (keep[(labels[i] as number) >= least ? 1 : 0] as number)) out.push(i);
  return out;
}

/** Train the mixture on an earlier split. */
export const trainOn = (split: Split, seed: number): Mixture =>
  fitMixture(split.table, split.later, samplePairs(split.later, 1, { most: 12_000, seed }));

export interface MethodResult {
  method: string;
  auc: number;
  interval: [number, number];
  matchedAuc: number;
  averagePrecision: number;
  lift100: number;
}

/** Each positive with the unlinked pair nearest in the product of its supports. */
function matchByDegree(
  split: Split,
  least: number,
  options: { most: number; seed: number },
): { pairs: number[]; labels: number[] } {
  const attachment = split.table.features.attachment;
  const negatives = Array.from({ length: split.later.length }, (_, i) => i).filter(
    (i) => split.later[i] === 0,
  );
  negatives.sort((a, b) => (attachment[a] as number) - (attachment[b] as number) || a - b);
  const positives = samplePairs(split.later, least, options).filter(
    (i) => (split.later[i] as number) >= least,
  );
  const random = seeded(options.seed + 1);
  const pairs: number[] = [];
  const labels: number[] = [];
  for (const p of positives) {
    let low = 0;
    let high = negatives.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((attachment[negatives[middle] as number] as number) < (attachment[p] as number)) low = middle + 1;
      else high = middle;
    }
    const near = Math.min(negatives.length - 1, Math.max(0, low + Math.floor((random() - 0.5) * 40)));
    pairs.push(p, negatives[near] as number);
    labels.push(1, 0);
  }
  return { pairs, labels };
}

/** ROC-AUC with bootstrap interval, degree-matched AUC, average precision and lift in the top 100 of one score. */
export function evaluateMethod(
  split: Split,
  scores: ArrayLike<number>,
  options: { method: string; least: number; seed: number },
): MethodResult {
  const sample = samplePairs(split.later, options.least, { most: 6000, seed: options.seed });
  const labels = Array.from(split.later, (n) => (n >= options.least ? 1 : 0));
  const s = sample.map((i) => scores[i] as number);
  const y = sample.map((i) => labels[i] as number);
  const matched = matchByDegree(split, options.least, { most: 4000, seed: options.seed });
  return {
    method: options.method,
    auc: rocAuc(s, y),
    interval: bootstrap(
      s.length,
      (b) =>
        rocAuc(
          Array.from(b, (i) => s[i] as number),
          Array.from(b, (i) => y[i] as number),
        ),
      { rounds: 60, seed: options.seed },
    ),
    matchedAuc: rocAuc(
      matched.pairs.map((i) => scores[i] as number),
      matched.labels,
    ),
    averagePrecision: averagePrecision(scores, labels),
    lift100: topK(scores, labels, 100).lift,
  };
}

/** The baselines and the mixture on one split. */
export function compareMethods(
  split: Split,
  mixture: Mixture,
  options: { least: number; seed: number },
): { results: MethodResult[]; scores: Float32Array } {
  const random = seeded(options.seed + 7);
  const scores = applyMixture(split.table, mixture);
  const f = split.table.features;
  const columns: [string, ArrayLike<number>][] = [
    ['random', Float32Array.from(split.later, () => random())],
    ['preferential attachment', f.attachment],
    ['common neighbours', f.common],
    ['Adamic–Adar', f.adamic],
    ['resource allocation', f.allocation],
    ['two-step cosine', f.two_step],
    ['vector cosine', f.meaning],
    ['mixture', scores],
  ];
  return {
    results: columns.map(([method, column]) => evaluateMethod(split, column, { ...options, method })),
    scores,
  };
}

/** Observed share of joined pairs per tenth of the score, lowest tenth first, made non-decreasing (pool adjacent violators). */
export function reliability(
  scores: ArrayLike<number>,
  later: ArrayLike<number>,
  bins = 10,
): { observed: number[]; isotonic: number[]; sizes: number[] } {
  const order = Array.from({ length: scores.length }, (_, i) => i).sort(
    (a, b) => (scores[a] as number) - (scores[b] as number) || a - b,
  );
  const observed: number[] = [];
  const sizes: number[] = [];
  for (let b = 0; b < bins; b++) {
    const part = order.slice(
      Math.floor((b * order.length) / bins),
      Math.floor(((b + 1) * order.length) / bins),
    );
    observed.push(part.filter((i) => (later[i] as number) > 0).length / Math.max(1, part.length));
    sizes.push(part.length);
  }
  return { observed, isotonic: poolAdjacent(observed, sizes), sizes };
}

function poolAdjacent(values: readonly number[], weights: readonly number[]): number[] {
  const blocks: { value: number; weight: number; count: number }[] = [];
  values.forEach((value, i) => {
    blocks.push({ value, weight: weights[i] as number, count: 1 });
    while (blocks.length > 1 && blocks[blocks.length - 2]!.value > blocks[blocks.length - 1]!.value) {
      const last = blocks.pop()!;
      const before = blocks.pop()!;
      const weight = last.weight + before.weight;
      blocks.push({
        value: (last.value * last.weight + before.value * before.weight) / Math.max(1, weight),
        weight,
        count: last.count + before.count,
      });
    }
  });
  return blocks.flatMap((b) => new Array<number>(b.count).fill(b.value));
}
