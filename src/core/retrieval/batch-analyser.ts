import type { CategoryMembership } from './category-membership.ts';
import { FIELDS, type LibraryDocument } from './document.ts';
import { DocumentCounter } from './document-counter.ts';
import { Growable } from './growable.ts';

/** Documents cut into terms, perhaps in another thread: terms are numbered by who did it, in the order in which it met them. */
export interface AnalysedBatch {
  /** Terms first met in this batch. */
  newTerms: string[];
  /** Entries of document d are [start[d], start[d + 1]). */
  start: Uint32Array<ArrayBuffer>;
  numbers: Uint32Array<ArrayBuffer>;
  /** Counts per field, one byte each. */
  counts: Uint32Array<ArrayBuffer>;
  /** Content terms in each field, documents × fields. */
  lengths: Uint32Array<ArrayBuffer>;
  categories: string[][];
}

/** Cuts documents into terms and finds their categories. Its batches belong to one builder, in the order in which they were made. */
export class BatchAnalyser {
  readonly #membership: CategoryMembership;
  readonly #counter = new DocumentCounter();
  /** Rows of the counter's stems in the classifier. */
  readonly #rows: number[] = [];

  constructor(membership: CategoryMembership) {
    this.#membership = membership;
  }

  analyse(documents: readonly LibraryDocument[]): AnalysedBatch {
    const known = this.#counter.stems.length;
    const start = new Uint32Array(documents.length + 1);
    const lengths = new Uint32Array(documents.length * FIELDS.length);
    const numbers = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
    const counts = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
    const categories = documents.map((document, d) => {
      const counted = this.#counter.count(document);
      counted.numbers.forEach((number, place) => {
        numbers.push(number);
        counts.push(counted.packed(place));
      });
      start[d + 1] = numbers.length;
      lengths.set(counted.lengths, d * FIELDS.length);
      return this.#membership.of(document, () =>
        counted.numbers.map((number, place) => [this.#rowOf(number), counted.total(place)] as const),
      );
    });
    const newTerms = this.#counter.stems.slice(known);
    return { newTerms, start, numbers: numbers.toArray(), counts: counts.toArray(), lengths, categories };
  }

  #rowOf(number: number): number {
    for (let next = this.#rows.length; next <= number; next++)
      this.#rows.push(this.#membership.rowOf(this.#counter.stems[next] as string));
    return this.#rows[number] as number;
  }
}
