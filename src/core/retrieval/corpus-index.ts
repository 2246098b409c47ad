/** Rows of numbers of unequal length, one after the other: row i is `values[start[i] … start[i + 1])`. */
export interface Rows<T extends Uint32Array | Uint16Array = Uint32Array> {
  start: Uint32Array;
  values: T;
}

/** Postings by term id. */
export interface Postings {
  /** Term ids that some document of this index holds, ascending: one row each. */
  terms: Uint32Array;
  start: Uint32Array;
  /** Documents of each row, ascending. */
  documents: Uint32Array;
  /** Field-weighted, length-normalised term frequency (the numerator and denominator of BM25F's saturation). */
  frequency: Float32Array;
}

/** Vectors of documents in the semantic space, one byte per component. */
export interface DocumentVectors {
  dimensions: number;
  /** documents × dimensions, scaled so that the largest component of each row is ±127. */
  values: Int8Array;
  /** What one unit of a row's byte is worth, so that the row has unit length; 0 for an empty row. */
  scale: Float32Array;
}

/** The searchable side of a set of documents, all in typed arrays. Row numbers are the documents' ids. */
export interface CorpusIndex {
  documents: number;
  postings: Postings;
  /** Term ids of each document, ascending, without repeats. */
  terms: Rows;
  /** YYYYMMDD, 0 when unknown. */
  dates: Uint32Array;
  /** Index into `classCodes`. */
  classes: Rows<Uint16Array>;
  classCodes: readonly string[];
  titleKeys: Uint32Array;
  inventorKeys: Rows;
  vectors: DocumentVectors;
}

/** Row of a term in the postings, or −1 when no document of this index holds it. */
export function postingRow(postings: Postings, term: number): number {
  return indexOfSorted(postings.terms, { value: term, from: 0, to: postings.terms.length });
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
