import type { PatentRecord } from '../../../contract/patents.ts';
import type { Citation } from '../../../contract/routes/chat.routes.ts';
import { findQuote, patentText } from '../../../core/analysis/patent-text.ts';
import { strayNumbers } from '../../../core/analysis/sentences.ts';

const MARK = /\[([A-Z]{2}[A-Z0-9]{3,20})(?:\s+["“]([^"”]{3,200})["”])?\]/g;
const LINK = /!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g;
const UNSAFE = /<[^>]{0,300}>|\b(?:https?|ftp|data|javascript):\S+/gi;
const SENTENCE_END = /(?:[.!?](?:["”’)]|\s*\[[^\]]{3,260}\])*(?=\s)|\n)\s*/g;

/**
 * Turns a model's text into verified text as it streams: sentence by sentence, a citation `[US… "exact words"]` becomes
 * a marker `[n]` when the words stand in that patent, and disappears when they do not; a sentence that names a patent
 * nobody returned is left out; links and HTML are removed.
 */
export class VerifiedText {
  readonly citations: Citation[] = [];
  content = '';
  private waiting = '';
  private readonly recordOf: (number: string) => PatentRecord | undefined;

  constructor(recordOf: (number: string) => PatentRecord | undefined) {
    this.recordOf = recordOf;
  }

  /** Takes more raw text and returns what became certain. */
  add(delta: string): string {
    this.waiting += delta;
    let end = 0;
    for (const match of this.waiting.matchAll(SENTENCE_END)) end = match.index + match[0].length;
    return this.take(end);
  }

  /** Takes what is left at the end of an answer. */
  finish(): string {
    return this.take(this.waiting.length);
  }

  private take(end: number): string {
    const raw = this.waiting.slice(0, end);
    this.waiting = this.waiting.slice(end);
    const out = raw
      .split(/(?<=[.!?\]]\s|\n)/)
      .map((sentence) => this.verify(sentence))
      .join('');
    this.content += out;
    return out;
  }

  private verify(sentence: string): string {
    const plain = sentence.replace(LINK, '$1').replace(UNSAFE, '');
    const known = new Set(
      [...plain.matchAll(MARK)].flatMap(([, number = '']) => (this.recordOf(number) ? [number] : [])),
    );
    const bare = plain.replace(MARK, '');
    if ([...plain.matchAll(MARK)].some(([, number = '']) => !known.has(number))) return '';
    if (strayNumbers(bare, known).some((number) => !this.recordOf(number.replace(/[ ,/-]/g, '')))) return '';
    return plain.replace(MARK, (_, number: string, quote: string | undefined) => this.marker(number, quote));
  }

  private marker(number: string, quote: string | undefined): string {
    const record = this.recordOf(number);
    const exact = record && quote ? findQuote(patentText(record), quote) : null;
    if (!record || !exact) return '';
    const known = this.citations.find((one) => one.ref === number && one.quote === exact);
    if (known) return `[${known.marker}]`;
    this.citations.push(patentCitation(record, exact, this.citations.length + 1));
    return `[${this.citations.length}]`;
  }
}

/** A citation of a patent's own words (or of our summary of it). */
export function patentCitation(record: PatentRecord, quote: string, marker: number): Citation {
  const { number, title, url } = record;
  return { marker, kind: 'patent', ref: number, title: title ?? number, quote, patent_number: number, url };
}
