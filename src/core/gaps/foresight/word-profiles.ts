import type { SparseMatrix } from '../../retrieval/randomized-svd.ts';
import { randomizedSvd } from '../../retrieval/randomized-svd.ts';
import type { ConceptDocument, ConceptGraph } from './concept-graph.ts';
import { conceptIds, indexOf } from './concept-graph.ts';

/** What the words around each concept say of a pair, each size × size, row-major. */
export interface WordProfiles {
  /** Cosine of the PPMI profiles over the words of the documents that hold each. */
  profile: Float32Array;
  /** The same in a latent space (PPMI–SVD). */
  latent: Float32Array;
  /** How much more often than by chance the documents of the row's concept hold the words of the column's. */
  half: Float32Array;
}

const MOST_WORDS = 6000;
const LEAST_DOCUMENTS = 5;
const MOST_SHARE = 0.3;
const DIMENSIONS = 50;
const SEED = 20_260_101;

interface WordCounts {
  size: number;
  documents: number;
  words: readonly string[];
  df: Uint32Array;
  /** Documents of each concept that hold each word: size × words. */
  joint: Uint32Array;
}

function countWords(seen: readonly ConceptDocument[], graph: ConceptGraph): WordCounts {
  const frequency = new Map<string, number>();
  for (const d of seen) for (const w of d.words) frequency.set(w, (frequency.get(w) ?? 0) + 1);
  const own = new Set(graph.concepts.flatMap((c) => c.split(' ')));
  const common = [...frequency]
    .filter(([, n]) => n >= LEAST_DOCUMENTS && n <= MOST_SHARE * seen.length)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([w]) => w);
  const words = [...new Set([...common, ...own])];
  const column = indexOf(words);
  const index = indexOf(graph.concepts);
  const joint = new Uint32Array(graph.concepts.length * words.length);
  for (const d of seen) {
    const columns = d.words.map((w) => column.get(w)).filter((k) => k !== undefined);
    for (const a of conceptIds(d, index))
      for (const k of columns) {
        const at = a * words.length + k;
        joint[at] = (joint[at] as number) + 1;
      }
  }
  return {
    size: graph.concepts.length,
    documents: seen.length,
    words,
    df: Uint32Array.from(words, (w) => frequency.get(w) ?? 0),
    joint,
  };
}

/** PPMI of every word (row) with every concept (column); a concept's own words say nothing of its company. */
function ppmiByWord(counts: WordCounts, graph: ConceptGraph): SparseMatrix {
  const start = new Uint32Array(counts.words.length + 1);
  const column: number[] = [];
  const value: number[] = [];
  const own = graph.concepts.map((c) => new Set(c.split(' ')));
  counts.words.forEach((word, k) => {
    const informative = (counts.df[k] as number) <= MOST_SHARE * counts.documents;
    for (let a = 0; informative && a < counts.size; a++) {
      const n = counts.joint[a * counts.words.length + k] as number;
      if (n === 0 || own[a]?.has(word)) continue;
      const ppmi = Math.log((n * counts.documents) / ((graph.df[a] as number) * (counts.df[k] as number)));
      if (ppmi <= 0) continue;
      column.push(a);
      value.push(ppmi);
    }
    start[k + 1] = column.length;
  });
  return {
    rows: counts.words.length,
    columns: counts.size,
    start,
    column: Uint32Array.from(column),
    value: Float32Array.from(value),
  };
}

/** Cosines of a matrix's columns. */
function columnCosines(matrix: SparseMatrix): Float32Array {
  const size = matrix.columns;
  const dots = new Float32Array(size * size);
  for (let k = 0; k < matrix.rows; k++) {
    for (let e = matrix.start[k] as number; e < (matrix.start[k + 1] as number); e++) {
      const row = (matrix.column[e] as number) * size;
      const x = matrix.value[e] as number;
      for (let f = matrix.start[k] as number; f < (matrix.start[k + 1] as number); f++) {
        const at = row + (matrix.column[f] as number);
        dots[at] = (dots[at] as number) + x * (matrix.value[f] as number);
      }
    }
  }
  return toCosines(dots, size);
}

function toCosines(dots: Float32Array, size: number): Float32Array {
  const norm = Float64Array.from({ length: size }, (_, i) => Math.sqrt(dots[i * size + i] as number) || 1);
  return dots.map((v, at) => v / ((norm[Math.floor(at / size)] as number) * (norm[at % size] as number)));
}

/** Cosines of the concepts in the latent space; each dimension weighs by the root of its singular value. */
function latentCosines(matrix: SparseMatrix): Float32Array {
  const size = matrix.columns;
  const { basis, singular, rank } = randomizedSvd(matrix, { rank: DIMENSIONS, iterations: 3, seed: SEED });
  const dots = new Float32Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      let sum = 0;
      for (let d = 0; d < rank; d++)
        sum += (basis[a * rank + d] as number) * (basis[b * rank + d] as number) * (singular[d] as number);
      dots[a * size + b] = sum;
    }
  }
  return toCosines(dots, size);
}

/** Mean log-ratio of seen to expected over the words of the column's concept. */
function halfMeetings(counts: WordCounts, graph: ConceptGraph): Float32Array {
  const { size, words, df, joint, documents } = counts;
  const column = indexOf(words);
  const own = graph.concepts.map((c) => c.split(' ').map((w) => column.get(w) as number));
  return Float32Array.from({ length: size * size }, (_, at) => {
    const a = Math.floor(at / size);
    const of = own[at % size] as number[];
    let sum = 0;
    for (const k of of) {
      const expected = ((graph.df[a] as number) * (df[k] as number)) / documents;
      sum += Math.log(((joint[a * words.length + k] as number) + 0.5) / (expected + 0.5));
    }
    return sum / of.length;
  });
}

/** Profiles of all concepts from the documents before the cut. */
export function profileWords(seen: readonly ConceptDocument[], graph: ConceptGraph): WordProfiles {
  const counts = countWords(seen, graph);
  const ppmi = ppmiByWord(counts, graph);
  return { profile: columnCosines(ppmi), latent: latentCosines(ppmi), half: halfMeetings(counts, graph) };
}
