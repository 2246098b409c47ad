import { isJson, JsonSalvage } from './salvage-json.ts';

/** One object of a JSON file, or what is left of a damaged one: its bytes as Latin-1. */
export interface JsonPiece {
  offset: number;
  text: string;
}

/** Keys under which answers and exports keep their list of patents. */
const LIST_KEYS = new Set(
  'data patents results organic_results patentFileWrapperDataBag hits records documents publications items docs exchange-document exchange-documents publication'.split(
    ' ',
  ),
);
/** A longer object is no patent, or one that a lost mark has joined with those behind it. */
const LONGEST = 8_000_000;
const DEEPEST_LIST = 5;
const MARK = /["{}[\]]/g;

/** Finds the objects of a JSON file: of one list, of a list within an answer, or one after the other. */
export class JsonSplitter {
  #held = '';
  #base = 0;
  #at = 0;
  #depth = 0;
  /** Depth at which the list's objects stand; 0 outside of a list. */
  #listDepth = 0;
  /** Where the open object begins; -1 between objects. */
  #start = -1;
  #key = '';
  #sawList = false;
  #salvage: { of: JsonSalvage; offset: number } | null = null;

  *add(chunk: string): Generator<JsonPiece> {
    if (this.#salvage) {
      yield* this.#salvaged(this.#salvage.of.add(chunk));
      return;
    }
    this.#held += chunk;
    yield* this.#scan();
    if (this.#salvage) return;
    if (this.#held.length - Math.max(this.#start, 0) > LONGEST && this.#at < this.#held.length)
      this.#damaged(Math.max(this.#start, 0));
    else if (this.#start >= 0 && this.#held.length - this.#start > LONGEST) this.#damaged(this.#start);
    else this.#forget(this.#start >= 0 ? this.#start : this.#at);
  }

  *finish(): Generator<JsonPiece> {
    const open = this.#start >= 0 && !(this.#sawList && this.#listDepth === 0);
    if (!this.#salvage && open) this.#damaged(this.#start);
    if (this.#salvage) yield* this.#salvaged(this.#salvage.of.finish());
    else if (this.#depth > 0) yield { offset: this.#base + this.#held.length, text: '' };
  }

  #forget(length: number): void {
    this.#held = this.#held.slice(length);
    this.#base += length;
    this.#at -= length;
    if (this.#start >= 0) this.#start = 0;
  }

  #damaged(from: number): void {
    this.#salvage = { of: new JsonSalvage(this.#held.slice(from)), offset: this.#base + from };
    this.#held = '';
  }

  *#salvaged(pieces: Iterable<{ at: number; text: string }>): Generator<JsonPiece> {
    const { offset } = this.#salvage as { offset: number };
    for (const { at, text } of pieces) yield { offset: offset + at, text };
  }

  *#scan(): Generator<JsonPiece> {
    MARK.lastIndex = this.#at;
    for (let found = MARK.exec(this.#held); found; found = MARK.exec(this.#held)) {
      const { index: at, 0: mark } = found;
      const next = mark === '"' ? endOfString(this.#held, at) + 1 : at + 1;
      if (next === 0) {
        this.#at = at;
        return;
      }
      if (this.#isOutOfPlace(mark, at)) return this.#damaged(at);
      if (mark === '"') this.#noteKey(at, next);
      else {
        const piece = this.#bracket(mark, at);
        if (piece && this.#listDepth > 0 && !isJson(piece.text))
          return this.#damaged(piece.offset - this.#base);
        if (piece) yield piece;
      }
      this.#at = next;
      MARK.lastIndex = next;
    }
    this.#at = this.#held.length;
  }

  /** In a list there are objects, and behind it what has a name; anything else is left of a damaged one. */
  #isOutOfPlace(mark: string, at: number): boolean {
    if (this.#start >= 0 || !this.#sawList) return false;
    if (this.#listDepth > 0) return this.#depth === this.#listDepth && mark !== '{' && mark !== ']';
    return mark === '{' && !/:\s*$/.test(this.#held.slice(Math.max(0, at - 20), at));
  }

  #noteKey(at: number, next: number): void {
    if (this.#start < 0 || (this.#listDepth === 0 && this.#depth <= DEEPEST_LIST))
      this.#key = this.#held.slice(at + 1, next - 1);
  }

  #bracket(mark: string, at: number): JsonPiece | null {
    if (mark === '{' || mark === '[') {
      this.#begin(mark, at);
      return null;
    }
    this.#depth = Math.max(0, this.#depth - 1);
    if (this.#start >= 0 && this.#depth <= this.#listDepth) return this.#end(at + 1);
    if (mark === ']' && this.#listDepth > 0 && this.#depth < this.#listDepth) this.#listDepth = 0;
    return null;
  }

  #begin(mark: string, at: number): void {
    const listed =
      this.#depth === 0 || (this.#depth <= DEEPEST_LIST && LIST_KEYS.has(this.#key.replace(/^\w+:/, '')));
    if (mark === '[' && this.#listDepth === 0 && listed) {
      this.#listDepth = this.#depth + 1;
      this.#sawList = true;
      this.#start = -1;
    } else if (mark === '{' && this.#depth === this.#listDepth && this.#start < 0) this.#start = at;
    this.#depth++;
  }

  #end(end: number): JsonPiece | null {
    const piece = { offset: this.#base + this.#start, text: this.#held.slice(this.#start, end) };
    this.#start = -1;
    // The frame of a list is no patent.
    return this.#listDepth === 0 && this.#sawList ? null : piece;
  }
}

/** Position of the mark that ends the string that begins at `at`, or -1 where it is not there yet. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return -1;
}
