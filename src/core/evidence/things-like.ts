import { dot } from '../clustering/vectors.ts';
import { singular } from '../language/inflection.ts';
import type { WordVectors } from '../language/word-vectors.ts';
import { FUNCTION_WORDS } from '../text/stop-words.ts';
import { tokenize } from '../text/tokenize.ts';
import { type IdeaReading, isGenericProduct } from './read-idea.ts';

/** Where something serves says less of what is usual for it than what it is. */
const OF_PLACE = 0.85;

/** A word in the singular (a stem would take training for trains), and its row among the word vectors, -1 where it is not known. */
export interface NamedWord {
  name: string;
  row: number;
}

/** A phrase by its words, and the unit vector of what they mean, null where none is known. */
export interface Meant {
  list: readonly NamedWord[];
  names: ReadonlySet<string>;
  vector: Float32Array | null;
}

export function meantBy(phrase: string, words: WordVectors): Meant {
  const list = tokenize(phrase)
    .map(({ surface }) => surface.toLowerCase())
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) => ({
      name: singular(word),
      row: words.row(word) < 0 ? words.row(singular(word)) : words.row(word),
    }));
  const rows = list.map(({ row }) => row).filter((row) => row >= 0);
  return {
    list,
    names: new Set(list.map(({ name }) => name)),
    vector: rows.length === 0 ? null : words.mean(rows.map((row) => [row, 1])),
  };
}

/** As near as meaning comes to naming: a word that nobody knows leaves no trace in a vector. */
const NEARLY = 0.99;

/** True for a thing all of whose words the phrase has. */
export const isNamed = (thing: Meant, phrase: Meant): boolean =>
  [...thing.names].every((name) => phrase.names.has(name));

/** 1 for a thing that the phrase names, else the cosine of what both mean, less than 1. */
function likenessTo(thing: Meant, phrase: Meant): number {
  if (isNamed(thing, phrase)) return 1;
  return thing.vector === null || phrase.vector === null
    ? 0
    : Math.min(NEARLY, dot(thing.vector, phrase.vector));
}

/** What an idea may be like another thing by, and how much that says, 0..1. */
export interface Aspect extends Meant {
  worth: number;
  /** The thing itself, what it is by its last word alone, or what is around it. */
  of: 'thing' | 'head' | 'around';
}

/** How like a thing is to the nearest of the aspects of an idea, 0..1. */
export const likenessToAny = (thing: Meant, aspects: readonly Aspect[]): number =>
  aspects.reduce((most, aspect) => Math.max(most, aspect.worth * likenessTo(thing, aspect)), 0);

/** The thing of an idea, or null where it names none or only a "system". */
export const kindOfThing = ({ product }: Pick<IdeaReading, 'product'>): string | null =>
  product !== null && !isGenericProduct(product) ? product : null;

/** What is read for the aspects of an idea. */
type AspectTexts = Pick<IdeaReading, 'product' | 'purpose' | 'context'>;

export const NO_ASPECTS: AspectTexts = { product: null, purpose: null, context: null };

/** The aspects of an idea: its thing, the last word of it, what that works on, and where. */
export function aspectsOf({ product, purpose, context }: AspectTexts, words: WordVectors): Aspect[] {
  const object = (purpose ?? '').split(' ').slice(1).join(' ');
  const head = product?.split(' ').at(-1) ?? '';
  return [
    { text: product ?? '', worth: 1, of: 'thing' as const },
    { text: head, worth: 1, of: 'head' as const },
    { text: object, worth: 1, of: 'around' as const },
    { text: context ?? '', worth: OF_PLACE, of: 'around' as const },
  ]
    .filter(({ text }) => text !== '')
    .map(({ text, ...aspect }) => ({ ...meantBy(text, words), ...aspect }));
}
