import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { lightStem } from '../text/light-stem.ts';
import { tokenize } from '../text/tokenize.ts';

/** A phrase by its words without inflections, in their order. */
type Forms = readonly string[];

/** The words of an aim: groups of phrases. */
export type AimWords = readonly (readonly Forms[])[];

/** The words of an aim are the same for every idea. */
const WORDS = new WeakMap<AimConflict, AimWords>();

/** The words of a text without their inflections: a stem would take medical staff for medicine. */
export const formsOf = (text: string): Forms => tokenize(text).map(({ surface }) => lightStem(surface));

export function wordsOfAim(aim: AimConflict): AimWords {
  const known = WORDS.get(aim);
  if (known !== undefined) return known;
  const made = aim.needs.map((group) => group.map(formsOf));
  WORDS.set(aim, made);
  return made;
}

/** Where a phrase begins in a text, each of whose words follows the one before. */
const startsOf = (phrase: Forms, text: Forms): number[] =>
  text.flatMap((_, at) => (phrase.every((form, i) => text[at + i] === form) ? [at] : []));

/** The places in a text, given by such words, of the phrases of a group. */
export const placesIn = (text: Forms, group: readonly Forms[]): number[] =>
  group.flatMap((phrase) => startsOf(phrase, text).flatMap((start) => phrase.map((_, i) => start + i)));
