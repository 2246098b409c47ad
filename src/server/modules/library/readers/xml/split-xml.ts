/** A patent of an XML file, from its first tag up to where the next one begins. */
export interface XmlUnit {
  /** Bytes before it in the file. */
  offset: number;
  /** Its bytes as Latin-1. */
  text: string;
  /** Declaration and document type that stand before it. */
  prolog: string;
}

/** What belongs to no patent that could be found: a damaged one, or something else. */
export interface XmlStray {
  offset: number;
  stray: string;
}

const ROOTS =
  'us-patent-grant|us-patent-application|patent-application-publication|PATDOC|sequence-cwu|(?:\\w+:)?exchange-document';
const BOUNDARY = new RegExp(`<(?:\\?xml\\s|(?:${ROOTS})[\\s>])`, 'g');
/** What only a patent has: its bibliography, or the end of its root. */
const OF_A_PATENT = new RegExp(
  `</(?:${ROOTS})>|<(?:us-bibliographic-data|subdoc-bibliographic|SDOBI|(?:\\w+:)?bibliographic-data|publication-reference)`,
);
const LONGEST_TAG = 64;
/** Longer ones are no patents. */
const LONGEST_DOCUMENT = 60_000_000;

/**
 * Finds the patents of an XML file: the office's files are many documents one after the other, or many under one root. Each
 * begins with its own first tag, so that damage to one does not reach the next.
 */
export async function* splitXml(stream: AsyncIterable<Buffer>): AsyncGenerator<XmlUnit | XmlStray> {
  const splitter = new Splitter();
  try {
    for await (const chunk of stream) yield* splitter.add(chunk.toString('latin1'));
  } catch (error) {
    // The last document may be whole although the file breaks off behind it.
    yield* splitter.finish();
    throw error;
  }
  yield* splitter.finish();
}

class Splitter {
  #held = '';
  /** Bytes of the file before `#held`. */
  #base = 0;
  /** What is held begins with a boundary, except at the very start of the file. */
  #searched = 0;
  #prolog = '';
  #cut = false;

  *add(chunk: string): Generator<XmlUnit | XmlStray> {
    this.#held += chunk;
    yield* this.#take();
    if (this.#held.length > LONGEST_DOCUMENT) {
      this.#cut = true;
      this.#drop(this.#held.length - LONGEST_TAG);
    }
    this.#searched = Math.max(1, this.#held.length - LONGEST_TAG);
  }

  *finish(): Generator<XmlUnit | XmlStray> {
    if (this.#held !== '') yield* this.#piece(this.#held.length);
  }

  *#take(): Generator<XmlUnit | XmlStray> {
    const ends: number[] = [];
    BOUNDARY.lastIndex = this.#searched;
    for (let found = BOUNDARY.exec(this.#held); found; found = BOUNDARY.exec(this.#held))
      ends.push(found.index);
    let taken = 0;
    for (const end of ends) {
      yield* this.#piece(end, taken);
      taken = end;
    }
    if (taken > 0) this.#drop(taken);
  }

  #drop(length: number): void {
    this.#held = this.#held.slice(length);
    this.#base += length;
  }

  *#piece(end: number, start = 0): Generator<XmlUnit | XmlStray> {
    const text = this.#held.slice(start, end);
    const offset = this.#base + start;
    if (this.#cut) {
      this.#cut = false;
      yield { offset, stray: '</us-patent-grant>' };
    } else if (/^<(?!\?)/.test(text) && BOUNDARY_START.test(text)) {
      yield { offset, text, prolog: this.#prolog };
      this.#prolog = '';
    } else {
      this.#prolog = text;
      if (isStray(text)) yield { offset, stray: text };
    }
  }
}

const BOUNDARY_START = new RegExp(`^<(?:${ROOTS})[\\s>]`);

const FRAME =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>|<(?:\w+:)?query[^>]*>[^<]*<\/(?:\w+:)?query>|<\/?[\w:.-]+(?:\s[^<>]*)?>|\xef\xbb\xbf|\s+/g;

/** True for what stands between patents and is neither declaration nor frame: what is left of one. */
export const isStray = (text: string): boolean => OF_A_PATENT.test(text) || text.replace(FRAME, '') !== '';
