import { createRandom } from '../../statistics/random.ts';
import type { ConceptDocument, ConceptGraph } from './concept-graph.ts';
import { buildGraph, conceptIds } from './concept-graph.ts';

export interface InjectionResult {
  planted: number;
  recovered: number;
  decoys: number;
  decoysFound: number;
}

export interface InjectionOptions {
  pairs: number;
  seed: number;
  support: number;
  most: number;
  /** Share of an established pair's joint documents that is deleted. */
  deleted: number;
  top: number;
  /** Weight of emptiness against shared company. */
  lambda: number;
}

/** Unit PPMI rows, the diagonal and the pair's own link left out by the caller's use of {@link likeness}. */
function ppmiRow(graph: ConceptGraph, a: number, skip: number): Float32Array {
  const size = graph.concepts.length;
  const row = new Float32Array(size);
  let norm = 0;
  for (let k = 0; k < size; k++) {
    const n = graph.together[a * size + k] as number;
    if (n === 0 || k === skip) continue;
    const ppmi = Math.max(
      0,
      Math.log((n * graph.documents) / ((graph.df[a] as number) * (graph.df[k] as number))),
    );
    row[k] = ppmi;
    norm += ppmi * ppmi;
  }
  const scale = norm > 0 ? 1 / Math.sqrt(norm) : 0;
  for (let k = 0; k < size; k++) row[k] = (row[k] as number) * scale;
  return row;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

const PSEUDO_COUNT = 8;

/**
 * Gap score of concept b for anchor a: shared company less what they already have in common, sim − λ · ln((seen + 8)/(chance + 8)).
 * The eight keep a few documents more or less from looking like much.
 * Concepts that never met by chance alone (expected under one document) are no gap.
 */
function gapScores(
  graph: ConceptGraph,
  a: number,
  { rows, lambda }: { rows: readonly Float32Array[]; lambda: number },
): Float32Array {
  const size = graph.concepts.length;
  return Float32Array.from({ length: size }, (_, b) => {
    if (b === a) return Number.NEGATIVE_INFINITY;
    const seen = graph.together[a * size + b] as number;
    const chance = ((graph.df[a] as number) * (graph.df[b] as number)) / graph.documents;
    if (chance < 1) return Number.NEGATIVE_INFINITY;
    return (
      dot(rows[a] as Float32Array, rows[b] as Float32Array) -
      lambda * Math.log((seen + PSEUDO_COUNT) / (chance + PSEUDO_COUNT))
    );
  });
}

const rankOf = (scores: Float32Array, item: number) => {
  let rank = 1;
  const own = scores[item] as number;
  for (let i = 0; i < scores.length; i++) if ((scores[i] as number) > own) rank++;
  return rank;
};

type Pair = readonly [a: number, b: number];

/** What one experiment runs on: the graph of all documents, the concepts of each, and the company of each concept. */
interface TestBed {
  graph: ConceptGraph;
  ids: readonly (readonly number[])[];
  rows: readonly Float32Array[];
  options: InjectionOptions;
}

/** Pairs that clearly belong together, and are not one concept under two names. */
function establishedPairs(graph: ConceptGraph): Pair[] {
  const size = graph.concepts.length;
  const pairs: Pair[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const n = graph.together[a * size + b] as number;
      const [ofA, ofB] = [graph.df[a] as number, graph.df[b] as number];
      const chance = (ofA * ofB) / graph.documents;
      if (n >= 12 && n >= 3 * chance && n <= 0.6 * Math.min(ofA, ofB)) pairs.push([a, b]);
    }
  }
  return pairs;
}

/** The graph as it were without some documents. */
function without({ graph, ids }: TestBed, deleted: readonly number[]): ConceptGraph {
  const size = graph.concepts.length;
  const df = graph.df.slice();
  const together = graph.together.slice();
  for (const d of deleted) {
    const list = ids[d] as readonly number[];
    for (const x of list) {
      df[x] = (df[x] as number) - 1;
      for (const y of list) if (x !== y) together[x * size + y] = (together[x * size + y] as number) - 1;
    }
  }
  return { ...graph, df, together, documents: graph.documents - deleted.length };
}

/** True when b ranks among the top gaps of a. */
function isTopGap({ graph, rows, options }: Omit<TestBed, 'ids'>, [a, b]: Pair): boolean {
  return rankOf(gapScores(graph, a, { rows, lambda: options.lambda }), b) <= options.top;
}

/** The same once documents are deleted; only the company of the two concepts is measured anew. */
function isTopGapWithout(bed: TestBed, pair: Pair, deleted: readonly number[]): boolean {
  const graph = without(bed, deleted);
  const rows = bed.rows.slice();
  for (const concept of pair) rows[concept] = ppmiRow(graph, concept, -1);
  return isTopGap({ graph, rows, options: bed.options }, pair);
}

/** The first documents that hold both concepts, as many as the options delete. */
function jointToDelete({ ids, options }: TestBed, [a, b]: Pair): number[] {
  const joint = ids.flatMap((list, d) => (list.includes(a) && list.includes(b) ? [d] : []));
  return joint.slice(0, Math.round(options.deleted * joint.length));
}

const TRIES_PER_DECOY = 60;

/**
 * Delete most of the joint documents of established pairs, one pair at a time, and see whether the pair then ranks among the top gaps of its
 * anchor, where it did not before. Decoys: as many random documents deleted for pairs that never had anything to do with each other.
 */
export function injectGaps(
  documents: readonly Pick<ConceptDocument, 'year' | 'concepts'>[],
  options: InjectionOptions,
): InjectionResult {
  const graph = buildGraph(documents, { cut: 9999, years: 5, maxShare: 0.2, ...options });
  const size = graph.concepts.length;
  const index = new Map(graph.concepts.map((s, i) => [s, i]));
  const ids = documents.map((d) => conceptIds(d, index));
  const rows = graph.concepts.map((_, a) => ppmiRow(graph, a, -1));
  const bed: TestBed = { graph, ids, rows, options };
  const result: InjectionResult = { planted: 0, recovered: 0, decoys: 0, decoysFound: 0 };
  const random = createRandom(options.seed);
  const established = establishedPairs(graph);
  for (let i = 0; i < options.pairs && established.length > 0; i++) {
    const [pair] = established.splice(Math.floor(random() * established.length), 1) as [Pair];
    if (isTopGap(bed, pair)) continue;
    result.planted++;
    if (isTopGapWithout(bed, pair, jointToDelete(bed, pair))) result.recovered++;
  }
  for (let i = 0; i < TRIES_PER_DECOY * options.pairs && result.decoys < options.pairs && size > 1; i++) {
    const decoy: Pair = [Math.floor(random() * size), Math.floor(random() * size)];
    const met = decoy[0] === decoy[1] || (graph.together[decoy[0] * size + decoy[1]] as number) > 0;
    if (met || isTopGap(bed, decoy)) continue;
    const some = Array.from({ length: 12 }, () => Math.floor(random() * documents.length));
    result.decoys++;
    if (isTopGapWithout(bed, decoy, [...new Set(some)])) result.decoysFound++;
  }
  return result;
}
