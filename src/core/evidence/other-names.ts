import { plural, singular } from '../language/inflection.ts';
import type { GeneralKnowledge } from '../retrieval/general-knowledge.ts';

/**
 * What patents call a thing, the commonest first: by the fullest ending of its name that is known, "dog leash" of a reflective dog leash.
 * Empty where nothing is.
 */
export function otherNamesOf(
  product: string | null,
  { thingNames }: Pick<GeneralKnowledge, 'thingNames'>,
): readonly string[] {
  const words = (product ?? '').toLowerCase().split(' ');
  for (const [from] of words.entries()) {
    const head = words.at(-1) ?? '';
    const rest = words.slice(from, -1);
    const forms = [plural(singular(head)), singular(head)].map((form) => [...rest, form].join(' '));
    const known = forms.flatMap((form) => thingNames.get(form) ?? []);
    if (known.length > 0) return known;
  }
  return [];
}
