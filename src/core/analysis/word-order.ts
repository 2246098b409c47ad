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
