import { scanWords, type WordSpan } from '../text/scan-words.ts';
import { contentTerms, isPlainAscii } from '../text/tokenize.ts';
import { FIELDS, type LibraryDocument, searchedTexts } from './document.ts';
import { Growable } from './growable.ts';
import { WordTable } from './word-table.ts';

/** Terms of a document by number, in order of first occurrence; valid until the next document is counted. */
export interface CountedDocument {
  numbers: readonly number[];
  /** Counts per field of the term at a place of `numbers`, one byte each, as `packCounts` has them. */
  packed(place: number): number;
  /** Content terms in each field. */
  lengths: Uint32Array;
  /** Count over all fields of the term at a place of `numbers`. */
  total(place: number): number;
}

/** Stands for a word that is no content term. */
const NO_TERM = -1;
/** Words whose term is remembered: natural text repeats its words, and its rare ones are many. */
const MEMO_LIMIT = 300_000;
const FULL = 255;

/** Cuts documents into numbered terms: the same as `analyseDocument` with `packCounts`, for libraries in a fraction of the time. */
export class DocumentCounter {
  /** Stems in the order of their numbers. */
  readonly stems: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #words = new WordTable(MEMO_LIMIT);
  /** Of the document at hand, by number. */
  readonly #packed = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #totals = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
  #touched: number[] = [];

  count(document: LibraryDocument): CountedDocument {
    for (const number of this.#touched) {
      this.#packed.set(number, 0);
      this.#totals.set(number, 0);
    }
    this.#touched = [];
    const lengths = new Uint32Array(FIELDS.length);
    searchedTexts(document).forEach((text, field) => {
      if (text) lengths[field] = this.#countText(text, field * 8);
    });
    const numbers = this.#touched;
    return {
      numbers,
      packed: (place) => this.#packed.at(numbers[place] as number),
      lengths,
      total: (place) => this.#totals.at(numbers[place] as number),
    };
  }

  /** Returns how many content terms the text has. */
  #countText(text: string, shift: number): number {
    let terms = 0;
    const seen = (number: number): void => {
      if (number === NO_TERM) return;
      terms++;
      this.#see(number, shift);
    };
    if (!isPlainAscii(text)) {
      for (const { stem } of contentTerms(text)) seen(this.#numberOf(stem));
      return terms;
    }
    scanWords(text, (word) => {
      if (!word.joined) seen(this.#numberOfWord(word));
      else for (const { stem } of contentTerms(text.slice(word.from, word.to))) seen(this.#numberOf(stem));
    });
    return terms;
  }

  #see(number: number, shift: number): void {
    const packed = this.#packed.at(number);
    if (this.#totals.at(number) === 0) this.#touched.push(number);
    this.#totals.increment(number);
    if (((packed >>> shift) & FULL) < FULL) this.#packed.set(number, packed + (1 << shift));
  }

  #numberOfWord(word: WordSpan): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const [term] = contentTerms(word.text.slice(word.from, word.to));
    const number = term ? this.#numberOf(term.stem) : NO_TERM;
    this.#words.add(word, number);
    return number;
  }

  #numberOf(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.stems.length;
    this.#numbers.set(stem, number);
    this.stems.push(stem);
    this.#packed.push(0);
    this.#totals.push(0);
    return number;
  }
}
