import type { Corpus } from './corpus.ts';
import { FIELDS } from './document.ts';
import type { IndexBlock, Postings } from './index-block.ts';
import { BLOCK_BITS, BLOCK_SIZE, countsOf, postingRow, RARE } from './index-block.ts';
import { unpackRow } from './packed-rows.ts';
import type { KnownTerm } from './query.ts';
import { cosine } from './semantic-space.ts';
import type { RetrievalWeights } from './weights.ts';

const FIELD_COUNT = FIELDS.length;
const MASK = BLOCK_SIZE - 1;

/** A corpus made ready to be searched by one thread. Rows are the documents' ids. */
export interface CorpusIndex {
  corpus: Corpus;
  weights: RetrievalWeights;
  /** Rows, emptied ones included. */
  documents: number;
  /** Up to so many documents every vector is compared; of more, only those whose sketch is near. */
  compared: number;
  /** What one occurrence in each field is worth, by block, field and place (the field's weight over its length norm). */
  norms: readonly (readonly Float32Array[])[];
  /** Room for one score a row; a search may hold each of them until the next begins. */
  scratch: { lexical: Float32Array; lead: Float32Array; scan: Float32Array };
}

export function createCorpusIndex(
  corpus: Corpus,
  weights: RetrievalWeights,
  compared = BLOCK_SIZE,
): CorpusIndex {
  const documents = corpus.blocks.reduce((sum, block) => sum + block.documents, 0);
  const room = () => new Float32Array(documents);
  return {
    corpus,
    weights,
    documents,
    compared,
    norms: corpus.blocks.map((block) => normsOf(block, corpus, weights)),
    scratch: { lexical: room(), lead: room(), scan: room() },
  };
}

function normsOf(block: IndexBlock, corpus: Corpus, weights: RetrievalWeights): Float32Array[] {
  const { b, fields } = weights;
  return fields.map((weight, f) => {
    const mean = Math.max(1, corpus.statistics.meanLength[f] as number);
    const norms = new Float32Array(block.documents);
    for (let d = 0; d < norms.length; d++)
      norms[d] = weight / (1 - b + (b * (block.lengths[d * FIELD_COUNT + f] as number)) / mean);
    return norms;
  });
}

export interface Place {
  block: IndexBlock;
  place: number;
}

export function placeOf(index: CorpusIndex, row: number): Place {
  return { block: index.corpus.blocks[row >>> BLOCK_BITS] as IndexBlock, place: row & MASK };
}

/** Ids of a document's terms, ascending. */
export function termsOf(index: CorpusIndex, row: number): Uint32Array {
  const { block, place } = placeOf(index, row);
  return unpackRow(block.terms, place);
}

/** Cosine of a unit vector and a document. */
export function cosineTo(index: CorpusIndex, row: number, query: Float32Array): number {
  const { block, place } = placeOf(index, row);
  return cosine(block.vectors, place, query);
}

/**
 * BM25F score of every document for weighted terms, into `scores`: each field's count over its own length norm, weighted and
 * summed (Robertson, Zaragoza and Taylor, CIKM 2004). Block by block, so that the scores written to stay in the processor's cache.
 */
export function scoreTerms(
  index: CorpusIndex,
  terms: readonly KnownTerm[],
  scores: Float32Array,
): Float32Array {
  scores.fill(0);
  index.corpus.blocks.forEach((block, position) => {
    const from = position << BLOCK_BITS;
    const out = scores.subarray(from, from + block.documents);
    const norms = index.norms[position] as readonly Float32Array[];
    const read = readPatterns(block.postings);
    for (const { id, weight } of terms) {
      const row = postingRow(block.postings, id);
      if (row >= 0)
        addPostings(out, { postings: block.postings, row, read, norms }, { weight, k1: index.weights.k1 });
    }
  });
  return scores;
}

interface Patterns {
  /** Field of a pattern that has but one, else −1; and its count there. */
  field: Int8Array;
  count: Uint8Array;
}

const patternsRead = new WeakMap<Postings, Patterns>();

function readPatterns(postings: Postings): Patterns {
  const known = patternsRead.get(postings);
  if (known) return known;
  const field = new Int8Array(RARE + 1).fill(-1);
  const count = new Uint8Array(RARE + 1);
  postings.table.forEach((packed, pattern) => {
    const counts = [0, 8, 16, 24].map((shift) => (packed >>> shift) & 255);
    const present = counts.flatMap((n, f) => (n > 0 ? [f] : []));
    if (present.length !== 1) return;
    field[pattern] = present[0] as number;
    count[pattern] = counts[present[0] as number] as number;
  });
  const read = { field, count };
  patternsRead.set(postings, read);
  return read;
}

function addPostings(
  out: Float32Array,
  list: { postings: Postings; row: number; read: Patterns; norms: readonly Float32Array[] },
  by: { weight: number; k1: number },
): void {
  const { postings, row, read, norms } = list;
  const { documents, patterns, start } = postings;
  const { field, count } = read;
  const factor = by.weight * (by.k1 + 1);
  const { k1 } = by;
  const to = start[row + 1] as number;
  for (let e = start[row] as number; e < to; e++) {
    const place = documents[e] as number;
    const pattern = patterns[e] as number;
    const f = field[pattern] as number;
    const tf =
      f >= 0
        ? (count[pattern] as number) * ((norms[f] as Float32Array)[place] as number)
        : frequency(countsOf(postings, e), norms, place);
    out[place] = (out[place] as number) + (factor * tf) / (k1 + tf);
  }
}

function frequency(packed: number, norms: readonly Float32Array[], place: number): number {
  let sum = 0;
  for (let f = 0; f < FIELD_COUNT; f++) {
    const count = (packed >>> (f * 8)) & 255;
    if (count > 0) sum += count * ((norms[f] as Float32Array)[place] as number);
  }
  return sum;
}
