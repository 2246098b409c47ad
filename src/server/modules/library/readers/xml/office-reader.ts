import { EXCHANGE } from './exchange-dialect.ts';
import { AMERICAN, type Dialect, STANDARD_32 } from './office-dialects.ts';
import { attributesOf, emptyFields, isBlock, isRaised, type OfficeFields, raised } from './office-record.ts';
import { type Scanned, scanXml, type XmlHandler } from './scan-xml.ts';

type TextField = 'title' | 'abstract' | 'claim';

/** Reads one publication, its first tag at the beginning of `xml` (bytes as Latin-1), and tells where it ended or broke. */
export function readOfficeDocument(xml: string): { fields: OfficeFields; scanned: Scanned } {
  const root = /^<(?:\w+:)?([\w-]+)/.exec(xml)?.[1] ?? '';
  const reader = new OfficeReader(
    root === 'PATDOC' ? STANDARD_32 : root === 'exchange-document' ? EXCHANGE : AMERICAN,
  );
  return { scanned: scanXml(xml, 0, reader), fields: reader.fields };
}

class OfficeReader implements XmlHandler {
  readonly fields = emptyFields();
  readonly #dialect: Dialect;
  readonly #path: string[] = [];
  readonly #english = new Set<TextField>();
  #text = '';
  /** Where the power that is being read begins in the text; -1 without one. */
  #raisedAt = -1;
  #capture: { field: TextField; depth: number } | null = null;
  #scratch: Record<string, string> = {};

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  open(tag: string, attributes: string): boolean {
    const name = localName(tag);
    this.#path.push(name);
    if (this.#capture) this.#openWithin(name);
    else {
      if (this.#path.length === 1) this.#dialect.begin?.(this.fields, attributesOf(attributes));
      if (this.#dialect.unwanted.has(name)) return false;
      if (this.#dialect.transparent.has(name)) return true;
      this.#text = '';
      const field = this.#dialect.texts[name];
      if (field) return this.#begin(field, attributes);
      if (this.#dialect.takers[name]) this.#scratch = marked(attributesOf(attributes));
    }
    return true;
  }

  text(raw: string): void {
    this.#text += raw;
  }

  close(tag: string): void {
    const name = localName(tag);
    if (this.#capture) this.#closeWithin(name, this.#capture);
    else if (!this.#dialect.transparent.has(name)) {
      const text = this.#text.trim();
      if (text !== '') this.#scratch[name] = text;
      this.#text = '';
      this.#dialect.takers[name]?.(this.fields, this.#scratch, this.#path);
    }
    this.#path.pop();
  }

  /** Of several languages the English text counts, else the first. */
  #begin(field: TextField, attributes: string): boolean {
    const english = /\blang\s*=\s*["']en/i.test(attributes);
    if (this.fields[field] !== '' && (!english || this.#english.has(field))) return false;
    if (english) this.#english.add(field);
    this.#capture = { field, depth: this.#path.length };
    return true;
  }

  #openWithin(name: string): void {
    if (isBlock(name)) this.#text += ' ';
    else if (isRaised(name)) this.#raisedAt = this.#text.length;
  }

  #closeWithin(name: string, { field, depth }: { field: TextField; depth: number }): void {
    if (isBlock(name)) this.#text += ' ';
    else if (isRaised(name) && this.#raisedAt >= 0) {
      const before = this.#text.slice(0, this.#raisedAt);
      this.#text = before + raised(before, this.#text.slice(this.#raisedAt));
      this.#raisedAt = -1;
    }
    if (depth !== this.#path.length) return;
    this.fields[field] = this.#text.replace(/[ \t\r\n]+/g, ' ').trim();
    this.#capture = null;
    this.#text = '';
  }
}

const localName = (tag: string): string => {
  const colon = tag.indexOf(':');
  return colon < 0 ? tag : tag.slice(colon + 1);
};

function marked(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`@${name}`, value]));
}
