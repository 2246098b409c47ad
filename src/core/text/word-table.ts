import type { WordSpan } from './scan-words.ts';

const EMPTY = 0;

/**
 * Numbers by word, for words that lie in longer ASCII texts: an open-addressing hash table that reads them in place. A map
 * of strings would cut out and hash a new string at every look.
 */
export class WordTable {
  readonly #limit: number;
  /** Entry + 1 at the place of a hash; 0 where nothing is. */
  #slots = new Uint32Array(4096);
  #hashes = new Int32Array(2048);
  #values = new Int32Array(2048);
  /** Signs of entry e are [ends[e - 1], ends[e]) of the pool. */
  #ends = new Uint32Array(2048);
  #pool = new Uint8Array(16_384);
  #size = 0;

  /** @param limit words after which the table begins anew */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(word: WordSpan): number | undefined {
    const mask = this.#slots.length - 1;
    for (let slot = word.hash & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot] as number;
      if (entry === EMPTY) return undefined;
      if (this.#hashes[entry - 1] === word.hash && this.#isAt(entry - 1, word))
        return this.#values[entry - 1];
    }
  }

  /** Adds a word that is not there. `value` is a 32-bit integer. */
  add(word: WordSpan, value: number): void {
    if (this.#size >= this.#limit) this.#clear();
    if (this.#size === this.#hashes.length) this.#grow();
    const from = this.#startOf(this.#size);
    const end = from + word.to - word.from;
    while (end > this.#pool.length) this.#pool = enlarged(this.#pool);
    for (let i = word.from; i < word.to; i++) this.#pool[from + i - word.from] = word.text.charCodeAt(i);
    this.#ends[this.#size] = end;
    this.#hashes[this.#size] = word.hash;
    this.#values[this.#size] = value;
    this.#place(this.#size++);
  }

  #startOf(entry: number): number {
    return entry === 0 ? 0 : (this.#ends[entry - 1] as number);
  }

  #isAt(entry: number, { text, from, to }: WordSpan): boolean {
    const start = this.#startOf(entry);
    if ((this.#ends[entry] as number) - start !== to - from) return false;
    for (let i = from; i < to; i++) if (this.#pool[start + i - from] !== text.charCodeAt(i)) return false;
    return true;
  }

  #place(entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = (this.#hashes[entry] as number) & mask;
    while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.#slots[slot] = entry + 1;
  }

  #grow(): void {
    this.#hashes = enlarged(this.#hashes);
    this.#values = enlarged(this.#values);
    this.#ends = enlarged(this.#ends);
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let entry = 0; entry < this.#size; entry++) this.#place(entry);
  }

  #clear(): void {
    this.#slots.fill(EMPTY);
    this.#size = 0;
  }
}

function enlarged<T extends Uint8Array | Uint32Array | Int32Array>(from: T): T {
  const larger = new (from.constructor as new (length: number) => T)(from.length * 2);
  larger.set(from);
  return larger;
}
