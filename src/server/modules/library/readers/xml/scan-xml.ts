/** Callbacks for the elements of one XML document, in order. All text is raw: bytes as Latin-1, entities unread. */
export interface XmlHandler {
  /** False where nothing within this element is wanted; its markup is checked all the same. */
  open(name: string, attributes: string): boolean;
  text(raw: string): void;
  close(name: string): void;
}

/** Where an element ended, or why and where its markup breaks. */
export type Scanned = { end: number } | { fault: string; at: number };

const [SLASH, BANG, QUESTION, MORE, SPACE] = [47, 33, 63, 62, 32];
const DEEPEST = 1000;
const ATTRIBUTE = /\s+[A-Za-z_:\x80-\xff][\w:.\x80-\xff-]*\s*=\s*(?:"[^"<]*"|'[^'<]*')/y;
const TAG_END = /\s*\/?>/y;
const NAME = /^[A-Za-z_:\x80-\xff][\w:.\x80-\xff-]*$/;

const known = new Set<string>();
/** Names come again and again, and damaged files have too many different ones to keep. */
const MOST_KNOWN = 2000;

function isName(name: string): boolean {
  if (known.has(name)) return true;
  if (!NAME.test(name)) return false;
  if (known.size < MOST_KNOWN) known.add(Buffer.from(name, 'latin1').toString('latin1'));
  return true;
}

/**
 * Scans the element that begins at `start` of a document's bytes (as Latin-1), checking that every tag is well formed and closed
 * in order. Built for files of gigabytes: unwanted parts cost no more than finding their tags.
 */
export function scanXml(xml: string, start: number, handler: XmlHandler): Scanned {
  return new Scan(xml, handler).run(start);
}

class Scan {
  readonly #xml: string;
  readonly #handler: XmlHandler;
  readonly #names: string[] = [];
  /** Depth of the outermost unwanted element; 0 while all is wanted. */
  #unwanted = 0;
  #fault = '';

  constructor(xml: string, handler: XmlHandler) {
    this.#xml = xml;
    this.#handler = handler;
  }

  run(start: number): Scanned {
    const xml = this.#xml;
    let at = start;
    do {
      const next = xml.indexOf('<', at);
      if (next < 0) return { fault: `ends within <${this.#names.at(-1)}>`, at: xml.length };
      if (next > at && this.#unwanted === 0) this.#handler.text(xml.slice(at, next));
      at = this.#markup(next);
      if (at < 0) return { fault: this.#fault, at: next };
    } while (this.#names.length > 0);
    return { end: at };
  }

  /** Reads what begins with `<`; the position behind it, or -1. */
  #markup(at: number): number {
    const next = this.#xml.charCodeAt(at + 1);
    if (next === SLASH) return this.#close(at);
    if (next === BANG) return this.#declaration(at);
    if (next === QUESTION) return this.#until('?>', at, 'a processing instruction without end');
    return this.#open(at);
  }

  #open(at: number): number {
    const xml = this.#xml;
    let end = at + 1;
    for (let code = xml.charCodeAt(end); code > SPACE && code !== MORE && code !== SLASH; )
      code = xml.charCodeAt(++end);
    const name = xml.slice(at + 1, end);
    if (!isName(name)) return this.#failed('a tag without a name');
    const behind = xml.charCodeAt(end) === MORE ? end + 1 : this.#attributes(end);
    if (behind < 0) return this.#failed(`a bad attribute of <${name}>`);
    if (this.#names.length >= DEEPEST) return this.#failed(`more than ${DEEPEST} nested elements`);
    this.#names.push(name);
    if (this.#unwanted === 0 && !this.#handler.open(name, xml.slice(end, behind - 1)))
      this.#unwanted = this.#names.length;
    if (xml.charCodeAt(behind - 2) === SLASH && behind - 2 >= end) this.#leave();
    return behind;
  }

  #attributes(from: number): number {
    let at = from;
    for (ATTRIBUTE.lastIndex = at; ATTRIBUTE.test(this.#xml); ) at = ATTRIBUTE.lastIndex;
    TAG_END.lastIndex = at;
    return TAG_END.test(this.#xml) ? TAG_END.lastIndex : -1;
  }

  #close(at: number): number {
    const xml = this.#xml;
    const name = this.#names.at(-1) ?? '';
    let end = at + 2 + name.length;
    if (!xml.startsWith(name, at + 2)) return this.#failed(`<${name}> not closed`);
    while (xml.charCodeAt(end) <= SPACE) end++;
    if (xml.charCodeAt(end) !== MORE) return this.#failed(`<${name}> not closed`);
    this.#leave();
    return end + 1;
  }

  #leave(): void {
    const name = this.#names[this.#names.length - 1] as string;
    if (this.#unwanted === 0) this.#handler.close(name);
    else if (this.#unwanted === this.#names.length) {
      this.#unwanted = 0;
      this.#handler.close(name);
    }
    this.#names.pop();
  }

  #declaration(at: number): number {
    const xml = this.#xml;
    if (xml.startsWith('<!--', at)) return this.#until('-->', at, 'a comment without end');
    if (!xml.startsWith('<![CDATA[', at)) return this.#failed('a declaration within an element');
    const end = this.#until(']]>', at, 'a CDATA section without end');
    if (end > 0 && this.#unwanted === 0)
      this.#handler.text(xml.slice(at + 9, end - 3).replaceAll('&', '&amp;'));
    return end;
  }

  #until(text: string, at: number, fault: string): number {
    const end = this.#xml.indexOf(text, at + 2);
    return end < 0 ? this.#failed(fault) : end + text.length;
  }

  #failed(fault: string): -1 {
    this.#fault = fault;
    return -1;
  }
}
