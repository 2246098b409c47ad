import { foldWord } from './fold.ts';

/** A word is not cut shorter than this. */
const SHORTEST = 3;

const IN_VES = /^(lea|kni|shel|hal|cal|loa|scar)ves$/;

function withoutPlural(word: string): string {
  if (IN_VES.test(word)) return word.replace(IN_VES, '$1f');
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ss|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

/** "Quietly" → "quiet", "easily" → "easy"; "fly", "supply" and "assembly" are no adverbs. */
const withoutAdverb = (word: string): string =>
  word.replace(/([a-z]{2})ily$/, '$1y').replace(/([a-z]{3}[^pbmd])ly$/, '$1');

/** "Stopping" → "stop", "glued" → "glue". */
function withoutVerbEnding(word: string): string {
  const cut = word.replace(/(?:ing|ed)$/, '');
  if (cut === word || cut.length < SHORTEST || !/[aeiouy]/.test(cut)) return word;
  // "Caring" is no car, nor "taping" a tap: a short word that doubled nothing had an e.
  if (/^[^aeiou]+[aeiou][^aeiouwxy]$|u$/.test(cut) && cut.length <= SHORTEST) return `${cut}e`;
  return cut.replace(/([^aeiouylsz])\1$/, '$1');
}

/**
 * A word without the endings of its plural, verb forms and adverb, so that "reminds" and "reminding" are "remind", while "medical" stays apart from
 * "medicine". What is left need not be a word. After the S-stemmer of D. Harman, "How effective is suffixing?", 1991.
 */
export function lightStem(word: string): string {
  const cut = withoutVerbEnding(withoutAdverb(withoutPlural(foldWord(word))));
  return cut.length > SHORTEST + 1 ? cut.replace(/e$/, '') : cut;
}
