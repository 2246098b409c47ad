import { tokenize } from '../text/tokenize.ts';
import { CLASS_WORDS, PAIR_TABLE, WORD_CLASSES } from './word-order.constants.ts';

const CLASS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CLASS_WORDS).flatMap(([name, list]) => list.split(' ').map((word) => [word, name] as const)),
);
const INDEX: ReadonlyMap<string, number> = new Map(WORD_CLASSES.map((name, i) => [name, i]));

/** Endings that tell the class, for words of at least so many letters; the first that fits holds. */
const ENDINGS: readonly [ending: RegExp, least: number, name: string][] = [
  [/(?<!s|u|i)s$/, 4, 's'],
  [/ing$/, 6, 'g'],
  [/ed$/, 5, 'd'],
  [/ly$/, 5, 'l'],
  [/(?:al|ic|ive|ous|able|ible|ful|less|ary)$/, 5, 'j'],
  [/(?:tion|sion|ment|ness|ity|ance|ence|er|or|ure|age|ism)$/, 5, 'n'],
];

/** Word class by function-word list, else by ending: g -ing, d -ed, l -ly, s plural, j adjective, n noun, x other, # number. */
export function wordClass(word: string): string {
  const w = word.toLowerCase();
  const listed = CLASS_OF.get(w);
  if (listed !== undefined) return listed;
  if (/\d/.test(w)) return '#';
  return ENDINGS.find(([ending, least]) => w.length >= least && ending.test(w))?.[2] ?? 'x';
}

const ratio = (row: number, column: number) => ((PAIR_TABLE[row] ?? '').charCodeAt(column) - 78) / 10;

/**
 * How much more the order of words looks like English than like chance: mean log-likelihood ratio per neighbouring pair. Running text lies
 * about +0.3, shuffled text about −0.5.
 */
export function wordOrder(text: string): { score: number; words: number } {
  const classes = ['^', ...tokenize(text).map((t) => wordClass(t.surface)), '$'].map(
    (c) => INDEX.get(c) ?? 0,
  );
  let sum = 0;
  for (let i = 1; i < classes.length; i++) sum += ratio(classes[i - 1] as number, classes[i] as number);
  return { score: classes.length > 2 ? sum / (classes.length - 1) : 0, words: classes.length - 2 };
}

/** Signs of sentences cut up: sentence ends before lower case, capitals in the middle; per word. Texts in title case have none. */
export function brokenSentences(text: string): number {
  const words = text.split(/\s+/).filter(Boolean);
  const capitals = words.filter((w) => /^[A-Z][a-z]/.test(w)).length;
  if (words.length === 0 || capitals > 0.5 * words.length) return 0;
  let signs = 0;
  for (let i = 1; i < words.length; i++) {
    const before = words[i - 1] as string;
    const here = words[i] as string;
    if (/[a-z][.!?]$/.test(before) && /^[a-z]/.test(here)) signs++;
    else if (/^[A-Z][a-z]{3,}/.test(here) && /[a-z]$/.test(before)) signs++;
  }
  return signs >= 2 ? signs / words.length : 0;
}
