/**
 * Porter's suffix stripper for English (M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980),
 * with the two published departures (`bli`→`ble`, `logi`→`log`). Words that are not plain a–z, or are shorter
 * than three letters, are returned as they are.
 */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let w = word[0] === 'y' ? `Y${word.slice(1)}` : word;
  w = stripPlural(w);
  w = stripPastAndGerund(w);
  if (w.endsWith('y') && hasVowel(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;
  w = replaceSuffix(w, STEP_2, 0);
  w = replaceSuffix(w, STEP_3, 0);
  w = dropSuffix(w);
  w = tidyEnd(w);
  return w[0] === 'Y' ? `y${w.slice(1)}` : w;
}

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

type Rule = readonly [suffix: string, replacement: string];

const STEP_2: readonly Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];

const STEP_3: readonly Rule[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

const STEP_4: readonly string[] =
  'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic ou'.split(' ');

function isConsonant(w: string, i: number): boolean {
  const c = w[i] as string;
  if ('aeiou'.includes(c)) return false;
  return c === 'y' ? i === 0 || !isConsonant(w, i - 1) : true;
}

/** Porter's measure m: the number of vowel–consonant sequences. */
function measure(w: string): number {
  let m = 0;
  let previousVowel = false;
  for (let i = 0; i < w.length; i++) {
    const consonant = isConsonant(w, i);
    if (consonant && previousVowel) m++;
    previousVowel = !consonant;
  }
  return m;
}

function hasVowel(w: string): boolean {
  for (let i = 0; i < w.length; i++) if (!isConsonant(w, i)) return true;
  return false;
}

function endsDouble(w: string): boolean {
  const n = w.length;
  return n > 1 && w[n - 1] === w[n - 2] && isConsonant(w, n - 1);
}

function endsShort(w: string): boolean {
  const n = w.length;
  if (n < 3) return false;
  const closed = isConsonant(w, n - 1) && !isConsonant(w, n - 2) && isConsonant(w, n - 3);
  return closed && !'wxY'.includes(w[n - 1] as string) && w[n - 1] !== 'y';
}

function stripPlural(w: string): string {
  if (!w.endsWith('s')) return w;
  if (w.endsWith('sses')) return w.slice(0, -2);
  if (w.endsWith('ies')) return w.slice(0, -2);
  return w.endsWith('ss') ? w : w.slice(0, -1);
}

function stripPastAndGerund(w: string): string {
  if (w.endsWith('eed')) return measure(w.slice(0, -3)) > 0 ? w.slice(0, -1) : w;
  const cut = w.endsWith('ed') ? 2 : w.endsWith('ing') ? 3 : 0;
  const base = w.slice(0, w.length - cut);
  if (cut === 0 || !hasVowel(base)) return w;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (endsDouble(base) && !/[lsz]$/.test(base)) return base.slice(0, -1);
  return measure(base) === 1 && endsShort(base) ? `${base}e` : base;
}

function replaceSuffix(w: string, rules: readonly Rule[], minimum: number): string {
  for (const [suffix, replacement] of rules) {
    if (!w.endsWith(suffix)) continue;
    const base = w.slice(0, -suffix.length);
    return measure(base) > minimum ? base + replacement : w;
  }
  return w;
}

function dropSuffix(w: string): string {
  const suffix = STEP_4.find((s) => w.endsWith(s));
  if (suffix === undefined) return w;
  const base = w.slice(0, -suffix.length);
  if (suffix === 'ion' && !/[st]$/.test(base)) return w;
  return measure(base) > 1 ? base : w;
}

function tidyEnd(w: string): string {
  let out = w;
  if (out.endsWith('e')) {
    const base = out.slice(0, -1);
    const m = measure(base);
    if (m > 1 || (m === 1 && !endsShort(base))) out = base;
  }
  return out.endsWith('ll') && measure(out) > 1 ? out.slice(0, -1) : out;
}
