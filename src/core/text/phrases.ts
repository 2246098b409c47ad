import { FUNCTION_WORDS } from './stop-words.ts';
import type { Token } from './tokenize.ts';
import { isContent, tokenize } from './tokenize.ts';

/** A run of words that may stand as a noun phrase. */
export interface Phrase {
  /** As written, one line, single spaces. */
  surface: string;
  /** Stems of its content words in order. */
  stems: string[];
  /** The run's words. */
  tokens: Token[];
  /** Offset of its first character in the text. */
  start: number;
}

const BREAK = /[^\s\-‐‑'’]/;

/**
 * Cuts a text into maximal runs of words not interrupted by punctuation or function words ("a clamp, held by two
 * wet arms" → "clamp", "wet arms"). Runs without any content word are left out. Each run is safe to quote: it never begins
 * or ends with a function word.
 */
export function phrases(text: string): Phrase[] {
  const found: Phrase[] = [];
  let run: Token[] = [];
  const close = () => {
    const phrase = toPhrase(text, run);
    if (phrase) found.push(phrase);
    run = [];
  };
  for (const token of tokenize(text)) {
    const previous = run.at(-1);
    if (previous && BREAK.test(text.slice(previous.end, token.start))) close();
    if (FUNCTION_WORDS.has(token.surface.toLowerCase())) close();
    else run.push(token);
  }
  close();
  return found;
}

function toPhrase(text: string, run: Token[]): Phrase | null {
  const stems = run.filter(isContent).map((t) => t.stem);
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last || stems.length === 0) return null;
  return {
    surface: text.slice(first.start, last.end).replace(/\s+/g, ' '),
    stems,
    tokens: run,
    start: first.start,
  };
}

/** Sentences of a text, trimmed; one may begin with a sum of money; abbreviations such as "e.g." and decimal points do not end one. */
export function sentences(text: string): string[] {
  return text
    .replace(/\b(e\.g|i\.e|etc|fig|no|vs|approx|Dr)\./gi, '$1\u0001')
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}\p{N}\p{Sc}"“(])/u)
    .map((s) => s.replaceAll('\u0001', '.').trim())
    .filter((s) => s !== '');
}
