import { createRandom } from '../../statistics/random.ts';
import { lowerBound, upperBound } from '../../statistics/ranks.ts';
import type { ConceptDocument, ConceptGraph, GraphOptions } from './concept-graph.ts';
import { buildGraph, countLater } from './concept-graph.ts';
import type { Lesson, Mixture, Standardised } from './mixture.ts';
import { fitMixture, standardise } from './mixture.ts';
import type { PairTable } from './pair-features.ts';
import { tabulatePairs } from './pair-features.ts';

/** One cut of the time split: what was seen before, and which unlinked pairs were joined in the years after. */
export interface Split {
  graph: ConceptGraph;
  table: PairTable;
  standardised: Standardised;
  /** Documents of the window that hold both, per pair. */
  later: Uint16Array;
  /** Documents of the window. */
  windowDocuments: number;
}

/** Build one split. Nothing of the window is seen by the features. */
export function makeSplit(documents: readonly ConceptDocument[], options: GraphOptions): Split {
  const graph = buildGraph(documents, options);
  const table = tabulatePairs(
    graph,
    documents.filter((d) => d.year < options.cut),
  );
  return {
    graph,
    table,
    standardised: standardise(table),
    later: joinedLater(documents, { graph, table }, options),
    windowDocuments: documents.filter((d) => d.year >= options.cut && d.year < options.cut + options.years)
      .length,
  };
}

/** Documents of a window that hold both concepts, per pair of a split. */
export function joinedLater(
  documents: readonly ConceptDocument[],
  { graph, table }: Pick<Split, 'graph' | 'table'>,
  window: { cut: number; years: number },
): Uint16Array {
  const counts = countLater(documents, graph, window);
  const size = graph.concepts.length;
  return Uint16Array.from(table.left, (a, i) => counts[a * size + (table.right[i] as number)] as number);
}

/** A seeded sample of the pairs: at most so many joined ones and so many others, with the share kept of each. */
export function samplePairs(
  later: ArrayLike<number>,
  options: { joined: number; others: number; seed: number },
): { pairs: number[]; kept: [others: number, joined: number] } {
  const random = createRandom(options.seed);
  let joined = 0;
  for (let i = 0; i < later.length; i++) if ((later[i] as number) > 0) joined++;
  const kept: [number, number] = [
    Math.min(1, options.others / Math.max(1, later.length - joined)),
    Math.min(1, options.joined / Math.max(1, joined)),
  ];
  const pairs: number[] = [];
  for (let i = 0; i < later.length; i++) if (random() < kept[(later[i] as number) > 0 ? 1 : 0]) pairs.push(i);
  return { pairs, kept };
}

const NEAREST = 20;

/** Each joined pair with a never joined one of the same product of supports (one of the nearest, seeded). */
export function matchByDegree(
  { table, later }: Pick<Split, 'table' | 'later'>,
  options: { least: number; seed: number },
): { joined: number[]; others: number[] } {
  const attachment = table.features.attachment;
  const others = Array.from(later.keys()).filter((i) => later[i] === 0);
  others.sort((a, b) => (attachment[a] as number) - (attachment[b] as number) || a - b);
  const sorted = Float64Array.from(others, (i) => attachment[i] as number);
  const joined = Array.from(later.keys()).filter((i) => (later[i] as number) >= options.least);
  const random = createRandom(options.seed);
  return {
    joined,
    others: joined.map((i) => {
      const value = attachment[i] as number;
      const low = Math.max(0, lowerBound(sorted, value) - NEAREST);
      const high = Math.min(sorted.length, upperBound(sorted, value) + NEAREST);
      return others[Math.min(sorted.length - 1, low + Math.floor(random() * (high - low)))] as number;
    }),
  };
}

/** What was learnt from an earlier split: a forecast, and one among pairs of equal popularity. */
export interface Mixtures {
  forecast: Mixture;
  equalPopularity: Mixture;
}

/** Train both mixtures on an earlier split. */
export function trainOn(split: Split, seed: number): Mixtures {
  const sample = samplePairs(split.later, { joined: 12_000, others: 30_000, seed });
  const lesson = (pair: number): Lesson => {
    const joined = (split.later[pair] as number) > 0;
    return { pair, joined, weight: 1 / sample.kept[joined ? 1 : 0] };
  };
  const matched = matchByDegree(split, { least: 1, seed });
  const equal = matched.joined.flatMap((pair, i): Lesson[] => [
    { pair, joined: true, weight: 1 },
    { pair: matched.others[i] as number, joined: false, weight: 1 },
  ]);
  return {
    forecast: fitMixture(split.standardised, sample.pairs.map(lesson)),
    equalPopularity: fitMixture(split.standardised, equal.slice(0, 24_000)),
  };
}
