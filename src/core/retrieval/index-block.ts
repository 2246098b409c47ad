/** Rows of numbers of unequal length, one after the other: row i is `values[start[i] … start[i + 1])`. */
export interface Rows<T extends Uint32Array | Uint16Array = Uint32Array> {
  start: Uint32Array;
  values: T;
}

/** Ascending numbers of each row, as differences of seven bits a byte: row i is `bytes[start[i] … start[i + 1])`. */
export interface PackedRows {
  start: Uint32Array;
  bytes: Uint8Array;
}

/** A document's row is its block's number and its place there, so that postings take two bytes a document. */
export const BLOCK_BITS = 16;
export const BLOCK_SIZE = 1 << BLOCK_BITS;

/** A pattern byte that stands for no pattern of the table: the counts are among the `rare` ones. */
export const RARE = 255;

/** Postings by term id: which documents hold it, and how often in each field. */
export interface Postings {
  /** Term ids that some document of this block holds, ascending: one row each. */
  terms: Uint32Array;
  start: Uint32Array;
  /** Places of each row's documents, ascending. */
  documents: Uint16Array;
  /** Index into `table`, or {@link RARE}. */
  patterns: Uint8Array;
  /** Counts per field, one byte each, by pattern. */
  table: Uint32Array;
  /** Counts of the entries whose pattern is rare, by the entry's place (ascending). */
  rare: { at: Uint32Array; counts: Uint32Array };
}

/** Vectors of documents in the semantic space, one byte per component. */
export interface DocumentVectors {
  dimensions: number;
  /** documents × dimensions, scaled so that the largest component of each row is ±127. */
  values: Int8Array;
  /** What one unit of a row's byte is worth, so that the row has unit length; 0 for an empty row. */
  scale: Float32Array;
  /** One bit a component: above the mean of the space or not. Bytes of each row, one after the other. */
  sketches: Uint8Array;
}

/** Up to {@link BLOCK_SIZE} documents, all in typed arrays. A block never changes: a longer one takes its place. */
export interface IndexBlock {
  documents: number;
  /** Places whose document was taken out: they hold nothing. */
  emptied: Uint32Array;
  /** Terms that this block added to the dictionary, in the order of their ids. */
  newTerms: readonly string[];
  postings: Postings;
  terms: PackedRows;
  /** Content terms in each field, documents × fields. */
  lengths: Uint16Array;
  /** YYYYMMDD, 0 when unknown. */
  dates: Uint32Array;
  /** Keys of `subclassKey`. */
  classes: Rows<Uint16Array>;
  titleKeys: Uint32Array;
  inventorKeys: Rows;
  vectors: DocumentVectors;
}

/** Row of a term in the postings, or −1 when no document of this block holds it. */
export function postingRow(postings: Postings, term: number): number {
  return indexOfSorted(postings.terms, { value: term, from: 0, to: postings.terms.length });
}

/** Counts per field of a posting, one byte each. */
export function countsOf(postings: Postings, entry: number): number {
  const pattern = postings.patterns[entry] as number;
  if (pattern !== RARE) return postings.table[pattern] as number;
  const { at, counts } = postings.rare;
  return counts[indexOfSorted(at, { value: entry, from: 0, to: at.length })] as number;
}

/** Place of a value in the ascending part [from, to) of an array, or −1. */
export function indexOfSorted(array: Uint32Array, at: { value: number; from: number; to: number }): number {
  let low = at.from;
  let high = at.to - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = array[middle] as number;
    if (value === at.value) return middle;
    if (value < at.value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
