import type { ConceptDocument, ConceptGraph } from './concept-graph.ts';
import { buildGraph, conceptIds } from './concept-graph.ts';
import { seeded } from './metrics.ts';

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

/**
 * Gap score of concept b for anchor a: shared company less what they already have in common, sim − λ · ln((seen + ½)/(chance + ½)).
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
      dot(rows[a] as Float32Array, rows[b] as Float32Array) - lambda * Math.log((seen + 0.5) / (chance + 0.5))
    );
  });
}

const rankOf = (scores: Float32Array, item: number) => {
  let rank = 1;
  const own = scores[item] as number;
  for (let i = 0; i < scores.length; i++) if ((scores[i] as number) > own) rank++;
  return rank;
};

/**
 * Delete most of the joint documents of established pairs, one pair at a time, and see whether the pair then ranks among the top gaps of its
 * anchor, where it did not before. Decoys: as many random documents deleted for pairs that never had anything to do with each other.
 */
export function injectGaps(
  documents: readonly ConceptDocument[],
  options: InjectionOptions,
): InjectionResult {
  const far = { cut: 9999, support: options.support, most: options.most };
  const graph = buildGraph(documents, far);
  const size = graph.concepts.length;
  const index = new Map(graph.concepts.map((s, i) => [s, i]));
  const ids = documents.map((d) => conceptIds(d, index));
  const random = seeded(options.seed);
  const rows = graph.concepts.map((_, a) => ppmiRow(graph, a, -1));
  const result: InjectionResult = { planted: 0, recovered: 0, decoys: 0, decoysFound: 0 };
  const established: [number, number][] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const n = graph.together[a * size + b] as number;
      const chance = ((graph.df[a] as number) * (graph.df[b] as number)) / graph.documents;
      if (n >= 12 && n >= 3 * chance && n <= 0.6 * Math.min(graph.df[a] as number, graph.df[b] as number))
        established.push([a, b]);
    }
  }
  const remove = (chosen: readonly number[]): ConceptGraph => {
    const copy: ConceptGraph = {
      ...graph,
      df: graph.df.slice(),
      together: graph.together.slice(),
      documents: graph.documents - chosen.length,
    };
    for (const d of chosen) {
      const list = ids[d] as number[];
      for (const x of list) {
        copy.df[x] = (copy.df[x] as number) - 1;
        for (const y of list)
          if (x !== y) copy.together[x * size + y] = (copy.together[x * size + y] as number) - 1;
      }
    }
    return copy;
  };
  const foundAfter = (changed: ConceptGraph, a: number, b: number) => {
    const fresh = rows.slice();
    fresh[a] = ppmiRow(changed, a, -1);
    fresh[b] = ppmiRow(changed, b, -1);
    return rankOf(gapScores(changed, a, { rows: fresh, lambda: options.lambda }), b) <= options.top;
  };
  for (let i = 0; i < options.pairs && established.length > 0; i++) {
    const [a, b] = established.splice(Math.floor(random() * established.length), 1)[0] as [number, number];
    if (rankOf(gapScores(graph, a, { rows, lambda: options.lambda }), b) > options.top) {
      const joint = ids.flatMap((list, d) => (list.includes(a) && list.includes(b) ? [d] : []));
      result.planted++;
      if (foundAfter(remove(joint.slice(0, Math.round(options.deleted * joint.length))), a, b))
        result.recovered++;
    }
    const [x, y] = [Math.floor(random() * size), Math.floor(random() * size)];
    if (
      x === y ||
      (graph.together[x * size + y] as number) > 0 ||
      rankOf(gapScores(graph, x, { rows, lambda: options.lambda }), y) <= options.top
    )
      continue;
    const some = Array.from({ length: 12 }, () => Math.floor(random() * documents.length));
    result.decoys++;
    if (foundAfter(remove([...new Set(some)]), x, y)) result.decoysFound++;
  }
  return result;
}
