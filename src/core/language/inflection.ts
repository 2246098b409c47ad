/** English inflection of the few shapes that composed texts need. Pure word forms, no grammar of sentences. */

const IRREGULAR_PLURALS = new Set(
  'people men women children feet teeth mice data media criteria bacteria vertices indices matrices axes fish feed'.split(
    ' ',
  ),
);
const SINGULAR_IN_S = new Set(
  'gas bus lens bias chassis axis basis mass glass class press process access loss cross brass less canvas atlas apparatus apex iris virus focus status radius nucleus locus campus plus bellows means series species physics optics analysis diagnosis synthesis dialysis photosynthesis hydrolysis electrolysis catharsis tennis electronics robotics acoustics ceramics news harness address success bypass compass pancreas stress mattress dress wireless thermos asbestos ethos'.split(
    ' ',
  ),
);

/** True when the word reads as a plural noun ("valves", "people"). */
export function isPlural(word: string): boolean {
  const w = word.toLowerCase();
  const last = w.slice(w.lastIndexOf('-') + 1);
  if (IRREGULAR_PLURALS.has(last)) return last !== 'feed';
  if (SINGULAR_IN_S.has(last) || last.length < 4) return false;
  return last.endsWith('s') && !/(ss|us|is|ous)$/.test(last);
}

/** Singular of a regular plural; other words come back unchanged. */
export function singular(word: string): string {
  const w = word.toLowerCase();
  if (w === 'people') return 'person';
  if (w === 'children') return 'child';
  if (!isPlural(w)) return word;
  if (/(?:ch|sh|x|ss|zz)es$/.test(w)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(w) && w.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:lea|hal|shel|loa|kni|wol|sel|cal)ves$/.test(w))
    return `${word.slice(0, -3)}${/knives$/.test(w) ? 'fe' : 'f'}`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Plural of a regular noun; plurals come back unchanged. */
export function plural(word: string): string {
  const w = word.toLowerCase();
  if (isPlural(w)) return word;
  if (/(?:s|ch|sh|x|z)$/.test(w)) return `${word}es`;
  if (/[^aeiou]y$/.test(w)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|s[aeiou]|ti|r[aeiou]|v)|hour|honest|heir)/i;
const LETTERS_WITH_VOWEL_SOUND = /^[AEFHILMNORSX](?=[A-Z0-9]|-|$)/;

/** The indefinite article that fits the sound of the next word. */
export function article(next: string): 'a' | 'an' {
  const word = next.replace(/^["'“‘(]+/, '');
  if (/^[A-Z]{2}/.test(word) || /^[A-Z](?:-|$)/.test(word))
    return LETTERS_WITH_VOWEL_SOUND.test(word) ? 'an' : 'a';
  if (/^(?:eu|one\b|once|ewe|uv\b)/i.test(word)) return 'a';
  if (/^(?:8|11\b|18\b)/.test(word)) return 'an';
  return VOWEL_SOUND.test(word) ? 'an' : 'a';
}

const DOUBLING = new Set(
  'fit cut set put run stop plan ship trap grip clip strap flip drip drop chop wrap map tap mop pad plug tag log dig bag jam trim spin pin scan control transmit permit submit refer cap dip rub scrub sit hit get let bet forget begin swim skip slip snap step stir strip sum tip whip zip shut quit rot split spot swap unplug unzip wet'.split(
    ' ',
  ),
);

/** "cool" → "cooling", "measure" → "measuring", "fit" → "fitting". */
export function gerundOf(base: string): string {
  const w = base.toLowerCase();
  if (DOUBLING.has(w)) return `${w}${w.slice(-1)}ing`;
  if (w.endsWith('ie')) return `${w.slice(0, -2)}ying`;
  if (w.endsWith('e') && !/(?:ee|oe|ye)$/.test(w) && w !== 'be') return `${w.slice(0, -1)}ing`;
  return `${w}ing`;
}

/** "cools" → "cool", "matches" → "match", "carries" → "carry". */
export function baseOfThirdPerson(verb: string): string {
  const w = verb.toLowerCase();
  if (w === 'has') return 'have';
  if (w === 'is') return 'be';
  if (w === 'does') return 'do';
  if (/[^aeiou]ies$/.test(w)) return `${w.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(w)) return w.slice(0, -2);
  return w.endsWith('s') && !w.endsWith('ss') ? w.slice(0, -1) : w;
}

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** First letter upper case; the rest as it stands. */
export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `count` with the right form of a noun: "1 patent", "3 patents". */
export function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? noun : plural(noun)}`;
}

/** One of several wordings: another one from one place of a list to the next. */
export function inTurn(wordings: readonly string[], place: number): string {
  return wordings[place % wordings.length] as string;
}

/** Words as quoted: “idle” and “capacity”. */
export const quotedList = (words: readonly string[], and: 'and' | 'or' = 'and'): string =>
  joinList(
    words.map((word) => `“${word}”`),
    and,
  );
