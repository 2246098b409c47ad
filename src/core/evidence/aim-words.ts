import { lightStem } from '../text/light-stem.ts';
import { tokenize } from '../text/tokenize.ts';

/** A phrase by its words without inflections, in their order. */
type Forms = readonly string[];

/** The phrases of a group are the same for every idea; most groups are never asked for, as one before them is missing. */
const PHRASES = new WeakMap<readonly string[], readonly Forms[]>();

/** The words of a text without their inflections: a stem would take medical staff for medicine. */
const formsOf = (text: string): Forms => tokenize(text).map(({ surface }) => lightStem(surface));

function phrasesOf(group: readonly string[]): readonly Forms[] {
  const known = PHRASES.get(group);
  if (known !== undefined) return known;
  const made = group.map(formsOf);
  PHRASES.set(group, made);
  return made;
}

/** A text by its words without inflections, and where each of them stands. */
export interface ReadText {
  forms: Forms;
  at: ReadonlyMap<string, readonly number[]>;
}

export function readText(text: string): ReadText {
  const forms = formsOf(text);
  return { forms, at: Map.groupBy(forms.keys(), (place) => forms[place] ?? '') };
}

/** Where a phrase begins in a text, each of whose words follows the one before. */
const startsOf = (phrase: Forms, { forms, at }: ReadText): readonly number[] =>
  (at.get(phrase[0] ?? '') ?? []).filter((start) => phrase.every((form, i) => forms[start + i] === form));

/** The places in a text of the phrases of a group that an aim needs. */
export const placesIn = (text: ReadText, group: readonly string[]): number[] =>
  phrasesOf(group).flatMap((phrase) =>
    startsOf(phrase, text).flatMap((start) => phrase.map((_, i) => start + i)),
  );

/** The places in a text of any word of another. */
export const placesOfWords = ({ at }: ReadText, other: string): number[] =>
  formsOf(other).flatMap((form) => at.get(form) ?? []);
