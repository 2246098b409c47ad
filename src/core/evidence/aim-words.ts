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

/** A text by its words without inflections, and where each of them stands. */
export interface ReadText {
  forms: Forms;
  at: ReadonlyMap<string, readonly number[]>;
}

export function readText(text: string): ReadText {
  const forms = formsOf(text);
  const at = new Map<string, number[]>();
  forms.forEach((form, place) => {
    const places = at.get(form);
    if (places === undefined) at.set(form, [place]);
    else places.push(place);
  });
  return { forms, at };
}

/** Where a phrase begins in a text, each of whose words follows the one before. */
const startsOf = (phrase: Forms, { forms, at }: ReadText): readonly number[] =>
  (at.get(phrase[0] ?? '') ?? []).filter((start) => phrase.every((form, i) => forms[start + i] === form));

/** The places in a text of the phrases of a group. */
export const placesIn = (text: ReadText, group: readonly Forms[]): number[] =>
  group.flatMap((phrase) => startsOf(phrase, text).flatMap((start) => phrase.map((_, i) => start + i)));
