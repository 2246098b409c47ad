import { hash32, hashUnits } from './document.ts';

/** Terms of a library with dense ids. Those it was trained with come first, by falling document frequency, then alphabet. */
export interface Dictionary {
  readonly size: number;
  /** Id of a stemmed term, or −1. */
  id(term: string): number;
  /** Term of an id. */
  term(id: number): string;
}

const SEPARATOR = '\n'.charCodeAt(0);

/** Terms one after the other, in the order of their ids. */
export function packTerms(terms: readonly string[]): Uint16Array<ArrayBuffer> {
  const length = terms.reduce((sum, term) => sum + term.length + 1, 0);
  const units = new Uint16Array(length);
  let at = 0;
  for (const term of terms) {
    for (let i = 0; i < term.length; i++) units[at++] = term.charCodeAt(i);
    units[at++] = SEPARATOR;
  }
  return units;
}

export function unpackTerms(units: Uint16Array): string[] {
  const terms: string[] = [];
  let from = 0;
  for (let at = 0; at < units.length; at++) {
    if (units[at] !== SEPARATOR) continue;
    terms.push(String.fromCharCode(...units.subarray(from, at)));
    from = at + 1;
  }
  return terms;
}

/**
 * A dictionary over packed terms, which stay where they are: with a million records a map of strings would take ten times the
 * memory, in every thread. Found by open addressing.
 */
export function createDictionary(units: Uint16Array): Dictionary {
  const ends: number[] = [];
  for (let at = 0; at < units.length; at++) if (units[at] === SEPARATOR) ends.push(at);
  const end = Uint32Array.from(ends);
  const startOf = (id: number) => (id === 0 ? 0 : (end[id - 1] as number) + 1);
  const term = (id: number) =>
    id < 0 || id >= end.length ? '' : String.fromCharCode(...units.subarray(startOf(id), end[id]));
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(end.length * 2 + 2))).fill(-1);
  const mask = slots.length - 1;
  for (let id = 0; id < end.length; id++) {
    let slot = hashUnits(units, startOf(id), end[id] as number) & mask;
    while (slots[slot] !== -1) slot = (slot + 1) & mask;
    slots[slot] = id;
  }
  const holds = (id: number, wanted: string) => {
    const from = startOf(id);
    if ((end[id] as number) - from !== wanted.length) return false;
    for (let i = 0; i < wanted.length; i++) if (units[from + i] !== wanted.charCodeAt(i)) return false;
    return true;
  };
  return {
    size: end.length,
    term,
    id(wanted) {
      let slot = hash32(wanted) & mask;
      for (; slots[slot] !== -1; slot = (slot + 1) & mask) {
        if (holds(slots[slot] as number, wanted)) return slots[slot] as number;
      }
      return -1;
    },
  };
}
