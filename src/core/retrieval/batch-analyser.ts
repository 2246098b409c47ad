import type { CategoryMembership } from './category-membership.ts';
import type { LibraryDocument } from './document.ts';
import { analyseDocument, FIELDS } from './document.ts';
import { Growable } from './growable.ts';
import { packCounts } from './pack-counts.ts';

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
  readonly #numbers = new Map<string, number>();

  constructor(membership: CategoryMembership) {
    this.#membership = membership;
  }

  analyse(documents: readonly LibraryDocument[]): AnalysedBatch {
    const newTerms: string[] = [];
    const start = new Uint32Array(documents.length + 1);
    const lengths = new Uint32Array(documents.length * FIELDS.length);
    const numbers = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
    const counts = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
    const categories = documents.map((document, d) => {
      const analysed = analyseDocument(document);
      for (const [number, packed] of packCounts(analysed, (term) => this.#numberOf(term, newTerms))) {
        numbers.push(number);
        counts.push(packed);
      }
      start[d + 1] = numbers.length;
      analysed.forEach((stems, f) => {
        lengths[d * FIELDS.length + f] = stems.length;
      });
      return this.#membership(document, analysed);
    });
    return { newTerms, start, numbers: numbers.toArray(), counts: counts.toArray(), lengths, categories };
  }

  #numberOf(term: string, newTerms: string[]): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(term, number);
    newTerms.push(term);
    return number;
  }
}
