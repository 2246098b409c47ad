import type { Citation } from '../../contract/routes/chat.routes.ts';

/** A piece of a session's evidence that can be cited and quoted. */
export interface Passage {
  /** Unique in the session: `patent:US10000004`, `opportunity:o1:score`, `landscape:themes`. */
  id: string;
  kind: Citation['kind'];
  ref: string;
  title: string;
  /** The sentences joined by a space; each of them can be quoted. */
  text: string;
  sentences: string[];
  /** Patent numbers that this passage itself rests on. */
  numbers: string[];
  url: string | null;
}

export type PassageSource = Omit<Passage, 'text' | 'numbers'> & { numbers?: string[] };

export function makePassage(source: PassageSource): Passage {
  const lines = source.sentences
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return { ...source, sentences: lines, text: lines.join(' '), numbers: source.numbers ?? [] };
}

/** Ends a fragment like a sentence. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;]\.?$/, '');
  return trimmed === '' || /[.!?;:…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
