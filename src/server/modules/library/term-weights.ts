/** How telling each word is in a library. */
export interface TermWeights {
  /** Information of a word, from 0 (everywhere) up; words that no record holds count as the rarest. */
  idf(key: number): number;
  /** Records that hold a word. */
  count(key: number): number;
  /** Mean number of words in each field, in the order of `FIELDS`, among records that have it. */
  readonly lengths: readonly number[];
  readonly documents: number;
}

/** Weights from sorted keys and the number of records that hold each. */
export function createTermWeights(from: {
  keys: Uint32Array;
  counts: Uint32Array;
  documents: number;
  lengths: readonly number[];
}): TermWeights {
  const { keys, counts, documents, lengths } = from;
  const count = (key: number): number => {
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    return keys[low] === key ? (counts[low] as number) : 0;
  };
  return {
    count,
    idf(key) {
      const held = count(key);
      return Math.log(1 + (documents - held + 0.5) / (held + 0.5));
    },
    lengths,
    documents,
  };
}
