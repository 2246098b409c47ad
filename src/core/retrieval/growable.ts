/** An append-only Uint32 array that doubles as it fills: building an index makes no object per entry. */
export class GrowableUint32 {
  length = 0;
  #data: Uint32Array<ArrayBuffer>;

  constructor(capacity = 1024) {
    this.#data = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#data.length) {
      const larger = new Uint32Array(this.#data.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[this.length++] = value;
  }

  at(i: number): number {
    return this.#data[i] as number;
  }

  /** Adds one to the value at `i`. */
  increment(i: number): void {
    this.#data[i] = (this.#data[i] as number) + 1;
  }

  /** The values pushed so far, as a copy of exact length. */
  toArray(): Uint32Array<ArrayBuffer> {
    return this.#data.slice(0, this.length);
  }
}
