/** One object of a JSON file: its bytes as Latin-1. */
export interface JsonPiece {
  offset: number;
  text: string;
  /** How the objects of this list begin, to find the next one behind a damaged one; empty outside a list. */
  signature: string;
}

/** Keys under which answers and exports keep their list of patents. */
const LIST_KEYS = new Set([
  'data',
  'patents',
  'results',
  'organic_results',
  'patentFileWrapperDataBag',
  'hits',
  'records',
  'documents',
  'publications',
  'items',
  'docs',
  'exchange-document',
  'exchange-documents',
  'publication',
]);
const SIGNATURE = /^\{\s*"[^"\\]{1,60}"\s*:/;
/** A longer object is no patent, or one that a lost mark has joined with those behind it. */
const LONGEST = 8_000_000;
const MARK = /["{}[\]]/g;

/** Finds the objects of a JSON file: of one list, of a list within an answer, or one after the other. */
export class JsonSplitter {
  #held = '';
  #base = 0;
  #at = 0;
  #depth = 0;
  /** Depth at which the list's objects stand; 0 outside of a list. */
  #listDepth = 0;
  #start = -1;
  #key = '';
  #signature = '';
  #sawList = false;

  *add(chunk: string): Generator<JsonPiece> {
    this.#held += chunk;
    yield* this.#scan();
    if (this.#start >= 0 && this.#held.length - this.#start > LONGEST) yield this.#giveUp();
    else if (this.#start < 0 && this.#held.length - this.#at > LONGEST) this.#at = this.#held.length;
    const keep = this.#start >= 0 ? this.#start : this.#at;
    this.#held = this.#held.slice(keep);
    this.#base += keep;
    this.#at -= keep;
    if (this.#start >= 0) this.#start = 0;
  }

  /** What is left at the end of the file, which no bracket closed. */
  finish(): { last: JsonPiece | null; unfinished: boolean } {
    const text =
      this.#start < 0 || (this.#sawList && this.#listDepth === 0) ? '' : this.#held.slice(this.#start);
    const last = text === '' ? null : { offset: this.#base + this.#start, text, signature: this.#sign(text) };
    return { last, unfinished: last === null && this.#depth > 0 };
  }

  get end(): number {
    return this.#base + this.#held.length;
  }

  *#scan(): Generator<JsonPiece> {
    MARK.lastIndex = this.#at;
    for (let found = MARK.exec(this.#held); found; found = MARK.exec(this.#held)) {
      const at = found.index;
      if (found[0] === '"') {
        const end = endOfString(this.#held, at);
        if (end < 0) {
          this.#at = at;
          return;
        }
        if (this.#inFrame()) this.#key = this.#held.slice(at + 1, end);
        MARK.lastIndex = end + 1;
      } else {
        const piece = this.#bracket(found[0], at);
        const next = MARK.lastIndex;
        if (piece) yield piece;
        MARK.lastIndex = next;
      }
      this.#at = MARK.lastIndex;
    }
    this.#at = this.#held.length;
  }

  #inFrame(): boolean {
    return this.#start < 0 || (this.#listDepth === 0 && this.#depth <= 5);
  }

  #bracket(mark: string, at: number): JsonPiece | null {
    if (mark === '{' || mark === '[') {
      if (
        mark === '[' &&
        this.#listDepth === 0 &&
        (this.#depth === 0 || (this.#depth <= 5 && this.#isListKey()))
      )
        this.#enterList();
      else if (mark === '{' && this.#start < 0 && this.#depth <= this.#listDepth) {
        // Behind damage the count of brackets may be too low.
        this.#depth = this.#listDepth;
        this.#start = at;
      }
      this.#depth++;
      return null;
    }
    this.#depth = Math.max(0, this.#depth - 1);
    if (mark === '}' && this.#start >= 0 && this.#depth === this.#listDepth) return this.#end(at + 1);
    if (mark === ']' && this.#listDepth > 0 && this.#depth < this.#listDepth) this.#listDepth = 0;
    return null;
  }

  #isListKey(): boolean {
    return LIST_KEYS.has(this.#key.replace(/^\w+:/, ''));
  }

  #enterList(): void {
    this.#listDepth = this.#depth + 1;
    this.#sawList = true;
    this.#signature = '';
    this.#start = -1;
  }

  #end(end: number): JsonPiece | null {
    const text = this.#held.slice(this.#start, end);
    const piece = { offset: this.#base + this.#start, text, signature: this.#sign(text) };
    this.#start = -1;
    // The frame of a list is no patent.
    return this.#listDepth === 0 && this.#sawList ? null : piece;
  }

  #sign(text: string): string {
    if (this.#listDepth > 0 && this.#signature === '') this.#signature = SIGNATURE.exec(text)?.[0] ?? '';
    return this.#listDepth > 0 ? this.#signature : '';
  }

  /** Hands out what does not end, and goes on with the object that begins last in it. */
  #giveUp(): JsonPiece {
    const text = this.#held.slice(this.#start);
    const signature = this.#sign(text);
    const last = signature === '' ? -1 : text.lastIndexOf(signature);
    const cut = last > 0 ? last : text.length;
    const piece = { offset: this.#base + this.#start, text: text.slice(0, cut), signature };
    this.#at = this.#start + cut;
    this.#start = -1;
    this.#depth = this.#listDepth;
    return piece;
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
