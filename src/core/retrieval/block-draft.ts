import type { LibraryDocument } from './document.ts';
import { dateKey, FIELDS, inventorKey, subclassesOf, subclassKey, titleKey } from './document.ts';
import { Growable } from './growable.ts';
import type { IndexBlock, Rows } from './index-block.ts';
import { countsOf, RARE } from './index-block.ts';

/** Documents of a block before they are inverted: terms by document, in no order. */
export interface SealedDraft extends Pick<IndexBlock, 'documents' | 'emptied' | 'lengths' | 'dates'> {
  classes: Rows<Uint16Array>;
  titleKeys: Uint32Array;
  inventorKeys: Rows;
  /** Entries of document d are [start[d], start[d + 1]). */
  start: Uint32Array;
  ids: Uint32Array;
  patterns: Uint8Array;
  table: Uint32Array;
  /** Counts of the entries with a rare pattern, in the order of the entries. */
  rare: Uint32Array;
}

export type Counted = Iterable<readonly [id: number, counts: number]>;

const words = () => new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
const halves = () => new Growable<Uint16Array<ArrayBuffer>>(Uint16Array);
const LONGEST_FIELD = 65_535;

/** Collects the documents of one block. */
export class BlockDraft {
  readonly #emptied = words();
  readonly #start = words();
  readonly #ids = words();
  readonly #patterns = new Growable<Uint8Array<ArrayBuffer>>(Uint8Array);
  readonly #table = new Map<number, number>();
  readonly #rare = words();
  readonly #lengths = halves();
  readonly #dates = words();
  readonly #titleKeys = words();
  readonly #classes = { start: words(), values: halves() };
  readonly #inventors = { start: words(), values: words() };

  constructor() {
    for (const start of [this.#start, this.#classes.start, this.#inventors.start]) start.push(0);
  }

  get documents(): number {
    return this.#dates.length;
  }

  /** Adds a document with the lengths of its fields and the packed counts of its terms. */
  add(document: LibraryDocument, lengths: Iterable<number>, counted: Counted): void {
    this.#addTerms(counted);
    for (const length of lengths) this.#lengths.push(Math.min(LONGEST_FIELD, length));
    this.#dates.push(dateKey(document.date));
    this.#titleKeys.push(titleKey(document.title));
    for (const code of subclassesOf(document)) this.#classes.values.push(subclassKey(code));
    for (const key of new Set(document.inventors.map(inventorKey))) this.#inventors.values.push(key);
    this.#endRow();
  }

  /** Adds a document of another block as it is. */
  copy(block: IndexBlock, place: number, counted: Counted): void {
    this.#addTerms(counted);
    for (let f = 0; f < FIELDS.length; f++)
      this.#lengths.push(block.lengths[place * FIELDS.length + f] as number);
    this.#dates.push(block.dates[place] as number);
    this.#titleKeys.push(block.titleKeys[place] as number);
    for (const key of rowOf(block.classes, place)) this.#classes.values.push(key);
    for (const key of rowOf(block.inventorKeys, place)) this.#inventors.values.push(key);
    this.#endRow();
  }

  /** Adds a row that holds nothing, so that the rows after it keep their numbers. */
  addEmpty(): void {
    for (let f = 0; f < FIELDS.length; f++) this.#lengths.push(0);
    this.#dates.push(0);
    this.#titleKeys.push(0);
    this.#emptied.push(this.#start.length - 1);
    this.#endRow();
  }

  #addTerms(counted: Counted): void {
    for (const [id, counts] of counted) {
      this.#ids.push(id);
      let pattern = this.#table.get(counts);
      if (pattern === undefined && this.#table.size < RARE) {
        pattern = this.#table.size;
        this.#table.set(counts, pattern);
      }
      this.#patterns.push(pattern ?? RARE);
      if (pattern === undefined) this.#rare.push(counts);
    }
  }

  #endRow(): void {
    this.#start.push(this.#ids.length);
    this.#classes.start.push(this.#classes.values.length);
    this.#inventors.start.push(this.#inventors.values.length);
  }

  /** The documents so far, in arrays of exact length. */
  seal(): SealedDraft {
    return {
      documents: this.documents,
      emptied: this.#emptied.toArray(),
      start: this.#start.toArray(),
      ids: this.#ids.toArray(),
      patterns: this.#patterns.toArray(),
      table: Uint32Array.from(this.#table.keys()),
      rare: this.#rare.toArray(),
      lengths: this.#lengths.toArray(),
      dates: this.#dates.toArray(),
      titleKeys: this.#titleKeys.toArray(),
      classes: { start: this.#classes.start.toArray(), values: this.#classes.values.toArray() },
      inventorKeys: { start: this.#inventors.start.toArray(), values: this.#inventors.values.toArray() },
    };
  }
}

function rowOf<T extends Uint32Array | Uint16Array>(rows: Rows<T>, row: number): T {
  return rows.values.subarray(rows.start[row], rows.start[row + 1]) as T;
}

/** A draft that begins with the documents of a block, those at the given places taken out. */
export function draftOf(block: IndexBlock, emptied: ReadonlySet<number>): BlockDraft {
  const counted = termsByDocument(block);
  const draft = new BlockDraft();
  const without = new Set([...block.emptied, ...emptied]);
  for (let place = 0; place < block.documents; place++) {
    if (without.has(place)) draft.addEmpty();
    else draft.copy(block, place, counted(place));
  }
  return draft;
}

/** Terms with their counts, by document: the postings turned back. */
function termsByDocument({ documents, postings }: IndexBlock): (place: number) => Counted {
  const start = new Uint32Array(documents + 1);
  for (const place of postings.documents) start[place + 1] = (start[place + 1] as number) + 1;
  for (let place = 0; place < documents; place++)
    start[place + 1] = (start[place + 1] as number) + (start[place] as number);
  const next = start.slice();
  const ids = new Uint32Array(postings.documents.length);
  const counts = new Uint32Array(postings.documents.length);
  postings.terms.forEach((term, row) => {
    for (let e = postings.start[row] as number; e < (postings.start[row + 1] as number); e++) {
      const place = postings.documents[e] as number;
      const at = next[place] as number;
      next[place] = at + 1;
      ids[at] = term;
      counts[at] = countsOf(postings, e);
    }
  });
  return function* (place) {
    for (let at = start[place] as number; at < (start[place + 1] as number); at++)
      yield [ids[at] as number, counts[at] as number];
  };
}
