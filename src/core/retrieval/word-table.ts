import type { WordSpan } from '../text/scan-words.ts';
import { Growable } from './growable.ts';

const EMPTY = 0;

/**
 * Numbers by word, for words that lie in longer ASCII texts: an open-addressing hash table that reads them in place. A map
 * of strings would cut out and hash a new string at every look.
 */
export class WordTable {
  readonly #limit: number;
  /** Entry + 1 at the place of a hash; 0 where nothing is. Never more than half full. */
  #slots = new Uint32Array(4096);
  readonly #hashes = new Growable<Int32Array<ArrayBuffer>>(Int32Array);
  readonly #values = new Growable<Int32Array<ArrayBuffer>>(Int32Array);
  /** Signs of entry e are [ends[e - 1], ends[e]) of the pool. */
  readonly #ends = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #pool = new Growable<Uint8Array<ArrayBuffer>>(Uint8Array);

  /** @param limit words after which the table begins anew */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(word: WordSpan): number | undefined {
    const mask = this.#slots.length - 1;
    for (let slot = word.hash & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot] as number;
      if (entry === EMPTY) return undefined;
      if (this.#hashes.at(entry - 1) === word.hash && this.#isAt(entry - 1, word))
        return this.#values.at(entry - 1);
    }
  }

  /** Adds a word that is not there. `value` is a 32-bit integer. */
  add(word: WordSpan, value: number): void {
    if (this.#hashes.length >= this.#limit) this.#clear();
    if (this.#hashes.length * 2 === this.#slots.length) this.#grow();
    for (let i = word.from; i < word.to; i++) this.#pool.push(word.text.charCodeAt(i));
    this.#ends.push(this.#pool.length);
    this.#values.push(value);
    this.#hashes.push(word.hash);
    this.#place(this.#hashes.length - 1);
  }

  #isAt(entry: number, { text, from, to }: WordSpan): boolean {
    const start = entry === 0 ? 0 : this.#ends.at(entry - 1);
    if (this.#ends.at(entry) - start !== to - from) return false;
    for (let i = from; i < to; i++) if (this.#pool.at(start + i - from) !== text.charCodeAt(i)) return false;
    return true;
  }

  #place(entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = this.#hashes.at(entry) & mask;
    while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.#slots[slot] = entry + 1;
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let entry = 0; entry < this.#hashes.length; entry++) this.#place(entry);
  }

  #clear(): void {
    this.#slots.fill(EMPTY);
    for (const column of [this.#hashes, this.#values, this.#ends, this.#pool]) column.clear();
  }
}
