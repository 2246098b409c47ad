import type { Rows } from './corpus-index.ts';
import { GrowableUint32 } from './growable.ts';

/** Terms by document, ids ascending. */
export interface KeptTerms {
  terms: Rows;
  /** Counts per field, one byte each, beside `terms.values`. */
  counts: Uint32Array;
}

/** Terms and their packed field counts by document, as they come in. */
export class TermStore {
  readonly #start = new GrowableUint32();
  readonly #ids = new GrowableUint32();
  readonly #counts = new GrowableUint32();
  readonly #hashes = new GrowableUint32();

  constructor() {
    this.#start.push(0);
  }

  get documents(): number {
    return this.#hashes.length;
  }

  add(counts: Iterable<readonly [id: number, packed: number]>, hash: number): void {
    for (const [id, packed] of counts) {
      this.#ids.push(id);
      this.#counts.push(packed);
    }
    this.#start.push(this.#ids.length);
    this.#hashes.push(hash);
  }

  /** Only the documents whose hash lies below a threshold. */
  below(threshold: number): TermStore {
    const kept = new TermStore();
    for (let d = 0; d < this.documents; d++) {
      if (this.#hashes.at(d) < threshold) kept.add(this.#entries(d), this.#hashes.at(d));
    }
    return kept;
  }

  /** The `size` documents with the lowest hashes, in their order: an even sample that does not depend on the order of input. */
  sample(size: number): TermStore {
    if (this.documents <= size) return this;
    return this.below(this.#hashes.toArray().sort()[size] as number);
  }

  /** Terms with their final ids (−1 drops one), each document's ascending. */
  sorted(remap: Int32Array | null): KeptTerms {
    const start = new Uint32Array(this.documents + 1);
    const values = new GrowableUint32(this.#ids.length + 1);
    const counts = new GrowableUint32(this.#ids.length + 1);
    for (let d = 0; d < this.documents; d++) {
      const entries: [number, number][] = [];
      for (const [from, packed] of this.#entries(d)) {
        const id = remap ? (remap[from] as number) : from;
        if (id >= 0) entries.push([id, packed]);
      }
      entries.sort((x, y) => x[0] - y[0]);
      for (const [id, packed] of entries) {
        values.push(id);
        counts.push(packed);
      }
      start[d + 1] = values.length;
    }
    return { terms: { start, values: values.toArray() }, counts: counts.toArray() };
  }

  *#entries(document: number): Generator<[number, number]> {
    for (let e = this.#start.at(document); e < this.#start.at(document + 1); e++) {
      yield [this.#ids.at(e), this.#counts.at(e)];
    }
  }
}
