import type { DocumentVectors, Rows } from './index-block.ts';
import type { SparseMatrix } from './randomized-svd.ts';
import { randomizedSvd } from './randomized-svd.ts';

/** Latent semantic space: one row per term id below `vocabulary`. */
export interface SemanticSpace {
  dimensions: number;
  /** Term ids from 0 to here (exclusive) have a vector; rarer terms have none. */
  vocabulary: number;
  /** vocabulary × dimensions, row-major. */
  basis: Float32Array;
  /** Inverse document frequency of each term when the space was trained: later documents are folded in by the same. */
  idf: Float32Array;
  /** Mean of each component over training documents, and its mean distance from that: what a sketch's bit stands for. */
  mean: Float32Array;
  spread: Float32Array;
}

/** Sampled documents to train on, with the statistics of the whole library. */
export interface TrainingSet {
  /** Term ids of each document. */
  terms: Rows;
  /** Damped field-weighted counts, beside `terms.values`. */
  damped: Float32Array;
  idf: Float32Array;
  df: Uint32Array;
}

export interface SpaceOptions {
  dimensions: number;
  seed: number;
  /** Most terms that get a vector. */
  maxVocabulary: number;
}

export const SPACE_DEFAULTS: SpaceOptions = { dimensions: 200, seed: 20_260_101, maxVocabulary: 40_000 };
const ITERATIONS = 2;
/** Training documents that the means are taken over. */
const MEASURED = 5000;

/**
 * Latent semantic analysis (Deerwester et al., JASIS 41(6), 1990): truncated SVD of the unit-length tf–idf rows of the
 * training documents. Deterministic for a seed.
 */
export function trainSpace(set: TrainingSet, options: SpaceOptions): SemanticSpace {
  const documents = set.terms.start.length - 1;
  const minimum = documents < 2000 ? 2 : 3;
  let vocabulary = 0;
  while (
    vocabulary < Math.min(set.df.length, options.maxVocabulary) &&
    (set.df[vocabulary] as number) >= minimum
  ) {
    vocabulary++;
  }
  const rank = Math.min(options.dimensions, Math.floor(documents / 3), vocabulary);
  const none = new Float32Array(0);
  if (rank < 2) return { dimensions: 0, vocabulary: 0, basis: none, idf: none, mean: none, spread: none };
  const svd = randomizedSvd(tfIdfMatrix(set, vocabulary), {
    rank,
    iterations: ITERATIONS,
    seed: options.seed,
  });
  const idf = set.idf.slice(0, vocabulary);
  const space = { dimensions: svd.rank, vocabulary, basis: svd.basis, idf, mean: none, spread: none };
  return { ...space, ...componentMeans(space, set) };
}

function componentMeans(space: SemanticSpace, set: TrainingSet): Pick<SemanticSpace, 'mean' | 'spread'> {
  const documents = Math.min(MEASURED, set.terms.start.length - 1);
  const vectors = Array.from({ length: documents }, (_, d) => foldIn(space, bagOf(set, d)));
  const mean = new Float32Array(space.dimensions);
  const spread = new Float32Array(space.dimensions);
  for (const vector of vectors) {
    for (let k = 0; k < mean.length; k++) mean[k] = (mean[k] as number) + (vector[k] as number) / documents;
  }
  for (const vector of vectors) {
    for (let k = 0; k < mean.length; k++)
      spread[k] = (spread[k] as number) + Math.abs((vector[k] as number) - (mean[k] as number)) / documents;
  }
  return { mean, spread };
}

function* bagOf(set: TrainingSet, document: number): Generator<readonly [number, number]> {
  for (let e = set.terms.start[document] as number; e < (set.terms.start[document + 1] as number); e++)
    yield [set.terms.values[e] as number, set.damped[e] as number];
}

function tfIdfMatrix(set: TrainingSet, vocabulary: number): SparseMatrix {
  const rows = set.terms.start.length - 1;
  const start = new Uint32Array(rows + 1);
  const column = new Uint32Array(set.terms.values.length);
  const value = new Float32Array(set.terms.values.length);
  let length = 0;
  for (let d = 0; d < rows; d++) {
    let norm = 0;
    for (let e = set.terms.start[d] as number; e < (set.terms.start[d + 1] as number); e++) {
      const term = set.terms.values[e] as number;
      if (term >= vocabulary) continue;
      const weight = (set.damped[e] as number) * (set.idf[term] as number);
      column[length] = term;
      value[length++] = weight;
      norm += weight * weight;
    }
    const from = start[d] as number;
    for (let e = from; e < length; e++) value[e] = (value[e] as number) / Math.sqrt(norm);
    start[d + 1] = length;
  }
  return { rows, columns: vocabulary, start, column, value };
}

/** Folds a bag of terms with damped counts into the space as a unit vector; zeros when no term has a vector. */
export function foldIn(
  space: SemanticSpace,
  bag: Iterable<readonly [term: number, damped: number]>,
): Float32Array {
  const out = new Float32Array(space.dimensions);
  for (const [term, damped] of bag) {
    if (term < 0 || term >= space.vocabulary) continue;
    const weight = damped * (space.idf[term] as number);
    const base = term * space.dimensions;
    for (let k = 0; k < space.dimensions; k++)
      out[k] = (out[k] as number) + weight * (space.basis[base + k] as number);
  }
  return normalise(out);
}

/** Scales a vector to unit length in place; a zero vector stays zero. */
export function normalise(vector: Float32Array): Float32Array {
  let norm = 0;
  for (let k = 0; k < vector.length; k++) norm += (vector[k] as number) ** 2;
  if (norm === 0) return vector;
  const factor = 1 / Math.sqrt(norm);
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] as number) * factor;
  return vector;
}

/** Room for the vectors of so many documents. */
export function createVectors(documents: number, dimensions: number): DocumentVectors {
  return {
    dimensions,
    values: new Int8Array(documents * dimensions),
    scale: new Float32Array(documents),
    sketches: new Uint8Array(documents * sketchBytes(dimensions)),
  };
}

/** Bytes of one row of sketches. */
export const sketchBytes = (dimensions: number) => Math.ceil(dimensions / 8);

/** Stores a unit vector as bytes, and its sketch. The rounding changes a cosine by less than 0.01. */
export function storeVector(
  vectors: DocumentVectors,
  row: number,
  { vector, space }: { vector: Float32Array; space: SemanticSpace },
): void {
  let largest = 0;
  for (let k = 0; k < vector.length; k++) largest = Math.max(largest, Math.abs(vector[k] as number));
  if (largest === 0) return;
  const base = row * vectors.dimensions;
  const bits = row * sketchBytes(vectors.dimensions);
  let norm = 0;
  for (let k = 0; k < vector.length; k++) {
    const byte = Math.round(((vector[k] as number) / largest) * 127);
    vectors.values[base + k] = byte;
    norm += byte * byte;
    if ((vector[k] as number) > (space.mean[k] as number))
      vectors.sketches[bits + (k >> 3)] = (vectors.sketches[bits + (k >> 3)] as number) | (1 << (k & 7));
  }
  vectors.scale[row] = 1 / Math.sqrt(norm);
}

/** Copies a stored vector to the same row elsewhere. */
export function copyVector(from: DocumentVectors, to: DocumentVectors, row: number): void {
  const { dimensions } = from;
  const bytes = sketchBytes(dimensions);
  to.values.set(from.values.subarray(row * dimensions, (row + 1) * dimensions), row * dimensions);
  to.sketches.set(from.sketches.subarray(row * bytes, (row + 1) * bytes), row * bytes);
  to.scale[row] = from.scale[row] as number;
}

/** Cosine of a unit vector and a stored document, −1 to 1. */
export function cosine(vectors: DocumentVectors, row: number, query: Float32Array): number {
  const base = row * vectors.dimensions;
  let sum = 0;
  for (let k = 0; k < query.length; k++) sum += (query[k] as number) * (vectors.values[base + k] as number);
  return sum * (vectors.scale[row] as number);
}
