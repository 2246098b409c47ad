/** Terms of a library with dense ids; id order is falling document frequency, then alphabet. */
export interface Dictionary {
  readonly size: number;
  /** Id of a stemmed term, or −1. */
  id(term: string): number;
  /** Term of an id. */
  term(id: number): string;
  /** All terms, by id. */
  readonly terms: readonly string[];
}

/** A dictionary over terms that are already in id order. */
export function createDictionary(terms: readonly string[]): Dictionary {
  const ids = new Map<string, number>();
  for (let i = 0; i < terms.length; i++) ids.set(terms[i] as string, i);
  return {
    size: terms.length,
    id: (term) => ids.get(term) ?? -1,
    term: (id) => terms[id] as string,
    terms,
  };
}
