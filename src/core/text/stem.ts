import { stemmer } from 'stemmer';

/** Common irregular plurals and words that Porter would conflate with a different one. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    children: 'child',
    people: 'person',
    persons: 'person',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    men: 'man',
    women: 'woman',
    leaves: 'leaf',
    knives: 'knife',
    blades: 'blade',
    lenses: 'len',
    news: 'news',
    gas: 'gas',
    gases: 'gas',
    bus: 'bus',
    buses: 'bus',
    organic: 'organic',
    organism: 'organism',
    organisms: 'organism',
    university: 'university',
    universities: 'university',
    wireless: 'wireless',
    police: 'police',
    elderly: 'elder',
  }),
);

/**
 * Porter's stem of a lower-case English word (M. F. Porter, Program 14(3), 1980). Words that are not plain a–z, or are
 * shorter than three letters, are returned as they are.
 */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  return word.length < 3 || !/^[a-z]+$/.test(word) ? word : stemmer(word);
}
