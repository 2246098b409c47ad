import { foldWord } from './fold.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** One word of a text. */
export interface Token {
  /** Stemmed, folded form: the key of every index and model. */
  stem: string;
  /** The word as written. */
  surface: string;
  /** Offsets of the surface in the text, end exclusive. */
  start: number;
  end: number;
}

/** A token that carries a topic. */
export type ContentTerm = Pick<Token, 'stem' | 'surface'>;

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-‐‑'’][\p{L}\p{N}\p{M}]+)*/gu;
/** The same on plain ASCII, where it is read several times faster. */
const ASCII_WORD = /[A-Za-z0-9]+(?:[-'][A-Za-z0-9]+)*/g;
const NOT_ASCII = /[^\0-\x7f]/;
const NUMBER = /^\d+$/;
const JOINED = /[-‐‑'’]/;
const PIECE = /[^-‐‑'’]+/g;
const POSSESSIVE = /['’]s?$/i;
const PREFIXES = new Set(
  'anti bi bio co de electro hydro inter intra micro multi nano non photo poly pre re semi sub thermo tri ultra un'.split(
    ' ',
  ),
);

export const isPlainAscii = (text: string): boolean => !NOT_ASCII.test(text);

/**
 * Splits a text into words in reading order. Hyphenated words become their parts (`self-watering` → self, watering), except
 * that prefixes and single letters stay joined (`non-woven` → nonwoven, `x-ray` → xray, `wi-fi` → wifi). Possessives lose
 * their ending. Numbers and stop words are kept: filter with {@link contentTerms} or {@link isContent}.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const words = isPlainAscii(text) ? ASCII_WORD : WORD;
  for (const match of text.matchAll(words)) pushWord(tokens, match[0], match.index);
  return tokens;
}

function pushWord(tokens: Token[], word: string, at: number): void {
  if (!JOINED.test(word)) {
    tokens.push(makeToken(word, word, at));
    return;
  }
  const whole = word.replace(POSSESSIVE, '');
  if (!JOINED.test(whole)) {
    tokens.push(makeToken(whole, whole, at));
    return;
  }
  let carried = '';
  let carriedAt = 0;
  for (const piece of whole.matchAll(PIECE)) {
    const from = carried === '' ? piece.index : carriedAt;
    const joined = carried + piece[0];
    const last = piece.index + piece[0].length >= whole.length;
    if (!last && joinsNext(joined, whole.slice(piece.index + piece[0].length + 1))) {
      carried = joined;
      carriedAt = from;
      continue;
    }
    tokens.push(makeToken(joined, whole.slice(from, piece.index + piece[0].length), at + from));
    carried = '';
  }
}

function joinsNext(part: string, rest: string): boolean {
  const next = /^[^-‐‑'’]+/.exec(rest)?.[0] ?? '';
  if (/^\d+$/.test(part) && next.length > 1) return false;
  return part.length === 1 || (part.length === 2 && next.length <= 2) || PREFIXES.has(part.toLowerCase());
}

function makeToken(word: string, surface: string, start: number): Token {
  return { stem: stemOf(word), surface, start, end: start + surface.length };
}

/** A memo of fold and stem: natural text repeats its words, and a text takes a fifth of the time with it. */
const MEMO_LIMIT = 60_000;
const memo = new Map<string, string>();

function stemOf(word: string): string {
  const known = memo.get(word);
  if (known !== undefined) return known;
  const stemmed = stem(foldWord(word));
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(word, stemmed);
  return stemmed;
}

/** True when a token names a topic: no stop word or patent boilerplate, no bare number, no single letter. */
export function isContent(token: ContentTerm): boolean {
  const { stem: s, surface } = token;
  if (s.length < 2 || s.length > 40 || NUMBER.test(s)) return false;
  return !isStopWord(surface.toLowerCase(), s);
}

/** The content terms of a text in reading order, with repeats. */
export function contentTerms(text: string): ContentTerm[] {
  return tokenize(text).filter(isContent);
}
