import { foldWord } from '../../../core/text/fold.ts';
import { stem as stemOf } from '../../../core/text/stem.ts';
import { FUNCTION_WORDS, PATENT_BOILERPLATE } from '../../../core/text/stop-words.ts';

/** A content word: the form that is compared, its 32-bit key, and the word as written. */
export interface Term {
  stem: string;
  key: number;
  surface: string;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MEMO_LIMIT = 200_000;
const memo = new Map<string, Term | null>();

/** Content words of a text in reading order, with repeats: no function word, patent boilerplate, bare number or single letter. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  for (const [word] of text.matchAll(WORD)) {
    const term = termOf(word);
    if (term) terms.push(term);
  }
  return terms;
}

function termOf(word: string): Term | null {
  const known = memo.get(word);
  if (known !== undefined) return known;
  if (memo.size >= MEMO_LIMIT) memo.clear();
  const folded = foldWord(word);
  const skipped =
    folded.length < 2 ||
    folded.length > 40 ||
    /^\d+$/.test(folded) ||
    FUNCTION_WORDS.has(folded) ||
    PATENT_BOILERPLATE.has(folded);
  const stem = skipped ? '' : stemOf(folded);
  const term = skipped ? null : { stem, key: keyOf(stem), surface: word };
  memo.set(word, term);
  return term;
}

/** FNV-1a hash of a string, 32 bits. */
export function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
