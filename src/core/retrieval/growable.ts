type NumberArray =
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

/** A typed array that doubles as it fills: building an index makes no object per entry. */
export class Growable<T extends NumberArray> {
  length = 0;
  readonly #make: new (
    length: number,
  ) => T;
  #data: T;

  constructor(make: new (length: number) => T, capacity = 1024) {
    this.#make = make;
    this.#data = new make(capacity);
  }

  push(value: number): void {
    if (this.length === this.#data.length) {
      const larger = new this.#make(this.#data.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[this.length++] = value;
  }

  at(i: number): number {
    return this.#data[i] as number;
  }

  set(i: number, value: number): void {
    this.#data[i] = value;
  }

  /** Adds one to the value at `i`. */
  increment(i: number): void {
    this.#data[i] = (this.#data[i] as number) + 1;
  }

  /** Forgets the values; the room stays. */
  clear(): void {
    this.length = 0;
  }

  /** The values pushed so far, as a copy of exact length. */
  toArray(): T {
    return this.#data.slice(0, this.length) as T;
  }
}
