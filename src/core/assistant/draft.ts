import type { Citation } from '../../contract/routes/chat.routes.ts';
import type { Passage } from './passage.ts';

/** A passage and the words of it that bear a statement. */
export interface Support {
  passage: Passage;
  quote: string;
}

/** One statement of an answer. `lead` begins a paragraph, `item` stands in a list, `more` continues its paragraph. */
export interface DraftLine {
  text: string;
  support: Support[];
  form: 'lead' | 'more' | 'item';
}

export interface Draft {
  lines: DraftLine[];
  /** `partly`: something was found, not all that was asked for. */
  outcome: 'answered' | 'partly' | 'declined';
}

export const lead = (text: string, ...support: Support[]): DraftLine => ({ text, support, form: 'lead' });
export const more = (text: string, ...support: Support[]): DraftLine => ({ text, support, form: 'more' });
export const item = (text: string, ...support: Support[]): DraftLine => ({ text, support, form: 'item' });
export const answered = (...lines: DraftLine[]): Draft => ({ lines, outcome: 'answered' });
export const partly = (...lines: DraftLine[]): Draft => ({ lines, outcome: 'partly' });
export const declined = (...lines: DraftLine[]): Draft => ({ lines, outcome: 'declined' });

export function citationOf({ passage, quote }: Support, marker: number): Citation {
  return {
    marker,
    kind: passage.kind,
    ref: passage.ref,
    title: passage.title,
    quote,
    patent_number: passage.kind === 'patent' ? passage.ref : null,
    url: passage.url,
  };
}

/** Gives each distinct passage and quote one marker, in order of first use. */
export class CitationList {
  readonly citations: Citation[] = [];
  readonly #markers = new Map<string, number>();

  /** The markers of a statement as they stand in the text: ` [1][2]`, or nothing. */
  mark(support: readonly Support[]): string {
    const markers = support.map((entry) => this.#marker(entry));
    const unique = [...new Set(markers)];
    return unique.length === 0 ? '' : ` ${unique.map((marker) => `[${marker}]`).join('')}`;
  }

  #marker(support: Support): number {
    const key = `${support.passage.id}\n${support.quote}`;
    const known = this.#markers.get(key);
    if (known !== undefined) return known;
    const marker = this.citations.length + 1;
    this.#markers.set(key, marker);
    this.citations.push(citationOf(support, marker));
    return marker;
  }
}

const separators = { lead: '\n\n', more: ' ', item: '\n- ' } as const;

/** Markdown of an answer with its citations, in pieces that can be streamed one after the other. */
export function renderDraft(draft: Draft): { pieces: string[]; citations: Citation[] } {
  const list = new CitationList();
  const pieces = draft.lines.map((line, index) => {
    const previous = draft.lines[index - 1];
    const opensList = line.form === 'item' && previous !== undefined && previous.form !== 'item';
    const separator =
      index === 0 ? (line.form === 'item' ? '- ' : '') : opensList ? '\n\n- ' : separators[line.form];
    return `${separator}${line.text}${list.mark(line.support)}`;
  });
  return { pieces, citations: list.citations };
}
