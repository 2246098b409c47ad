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

/** True where a phrase stands in a text, its words in a row. */
const holds = ({ forms, at }: ReadText, phrase: Forms): boolean =>
  (at.get(phrase[0] ?? '') ?? []).some((start) => phrase.every((form, i) => forms[start + i] === form));

/** True where any phrase of a group that an aim needs stands in a text. */
export const hasAnyOf = (text: ReadText, group: readonly string[]): boolean =>
  phrasesOf(group).some((phrase) => holds(text, phrase));
