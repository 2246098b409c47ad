import { dot } from '../clustering/vectors.ts';
import { singular } from '../language/inflection.ts';
import type { WordVectors } from '../language/word-vectors.ts';
import { FUNCTION_WORDS } from '../text/stop-words.ts';
import { tokenize } from '../text/tokenize.ts';
import type { IdeaReading } from './read-idea.ts';

/** Where something serves says less of what is usual for it than what it is. */
const OF_PLACE = 0.85;

/** A phrase by its words, in the singular (a stem would take training for trains), and the unit vector of what they mean, null where none is known. */
export interface Meant {
  names: ReadonlySet<string>;
  vector: Float32Array | null;
}

export function meantBy(phrase: string, words: WordVectors): Meant {
  const tokens = tokenize(phrase).filter(({ surface }) => !FUNCTION_WORDS.has(surface.toLowerCase()));
  const rows = tokens
    .map(({ surface }) => surface.toLowerCase())
    .map((word) => (words.row(word) < 0 ? words.row(singular(word)) : words.row(word)))
    .filter((row) => row >= 0);
  return {
    names: new Set(tokens.map(({ surface }) => singular(surface.toLowerCase()))),
    vector: rows.length === 0 ? null : words.mean(rows.map((row) => [row, 1])),
  };
}

/** As near as meaning comes to naming: a word that nobody knows leaves no trace in a vector. */
const NEARLY = 0.99;

/** 1 for a thing that the phrase names, else the cosine of what both mean, less than 1. */
function likenessTo(thing: Meant, phrase: Meant): number {
  if ([...thing.names].every((name) => phrase.names.has(name))) return 1;
  return thing.vector === null || phrase.vector === null
    ? 0
    : Math.min(NEARLY, dot(thing.vector, phrase.vector));
}

/** What an idea may be like another thing by, and how much that says, 0..1. */
export interface Aspect extends Meant {
  worth: number;
}

/** How like a thing is to the nearest of the aspects of an idea, 0..1. */
export const likenessToAny = (thing: Meant, aspects: readonly Aspect[]): number =>
  aspects.reduce((most, aspect) => Math.max(most, aspect.worth * likenessTo(thing, aspect)), 0);

/** The aspects of an idea: its thing, the last word of it, what that works on, and where. */
export function aspectsOf({ product, purpose, context }: IdeaReading, words: WordVectors): Aspect[] {
  const object = (purpose ?? '').split(' ').slice(1).join(' ');
  const head = product?.split(' ').at(-1) ?? '';
  return [
    ...[product ?? '', head, object].map((text) => ({ text, worth: 1 })),
    { text: context ?? '', worth: OF_PLACE },
  ]
    .filter(({ text }) => text !== '')
    .map(({ text, worth }) => ({ ...meantBy(text, words), worth }));
}
