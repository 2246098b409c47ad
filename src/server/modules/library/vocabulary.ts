import { FUNCTION_WORDS } from '../../../core/text/stop-words.ts';
import { type Encoder, innerProduct } from '../encoder/encoder.ts';
import type { TermWeights } from './term-weights.ts';
import { termsOf } from './terms.ts';
import type { PartOfSpeech, Sense, Wordnet } from './wordnet.ts';

/** A text's thing and the words that say the same as its own. */
export interface Reading {
  /** What the text is about, as written: the last words of its first noun phrase. */
  thing: string;
  /** Other names of the thing, best first. */
  names: string[];
  /** Words that mean the same as the rest, best first. */
  others: string[];
}

/** Words that mean the same as those of a text, in the sense that they have there. */
export interface Vocabulary {
  read(text: string): Promise<Reading>;
}

/** A word of a text, or several that WordNet holds as one. */
interface Unit {
  written: string;
  lemma: string;
  role: 'thing' | 'kind' | 'rest';
  senses: Sense[];
}

/** Words of a text that are looked at: what follows is detail. */
const FIRST_WORDS = 24;
const LONGEST_UNIT = 3;
const MOST_UNITS = 8;
const MOST_NAMES = 6;
const MOST_OTHERS = 6;
/** How like the text a sense must be; the thing's own name is worth a risk, a word of the rest is not. */
const LEAST_LIKE = { thing: 0.1, kind: 0.25, rest: 0.5 };
/** A second sense of the thing enters when it is nearly as like. */
const NEARLY = 0.85;
/** What the first sense has ahead of later ones, which are rarer in the language. */
const FIRST_SENSE = 0.05;
/** What a man-made object has ahead of other senses: ideas for patents are about such. */
const MADE = 0.2;

/** A vocabulary over WordNet: an encoder and the library's own words tell the senses apart. */
export function createVocabulary(
  wordnet: Wordnet,
  { encoder, weights }: { encoder: Encoder; weights: TermWeights },
): Vocabulary {
  /** 0 to 1: how common a name is in the library, by its rarest word. */
  const usage = (name: string): number => {
    const counts = termsOf(name).map(({ key }) => weights.count(key));
    const least = counts.length > 0 ? Math.min(...counts) : 0;
    return Math.log1p(least) / Math.log1p(Math.max(2, weights.documents));
  };
  const namesOf = ({ lemma, role }: Unit, { members, broader }: Sense): string[] => {
    const used = (list: string[]) => list.filter((name) => name.toLowerCase() !== lemma && usage(name) > 0);
    const others = used(members);
    return others.length > 0 || role === 'rest' ? others : used(broader);
  };
  const expandUnit = async (unit: Unit, whole: Float32Array) => {
    const { senses, role } = unit;
    const vectors = await encoder.embed(senses.map((sense) => senseText(unit, sense)));
    const ranked = senses
      .map((sense, i) => ({
        names: namesOf(unit, sense),
        score:
          innerProduct(vectors[i] as Float32Array, whole) +
          FIRST_SENSE / (i + 1) +
          (sense.made && role !== 'rest' ? MADE : 0),
      }))
      .sort((x, y) => y.score - x.score);
    const least = Math.max(LEAST_LIKE[role], NEARLY * (ranked[0]?.score ?? 0));
    return ranked
      .slice(0, role === 'thing' ? 2 : 1)
      .filter(({ score, names }) => score >= least && names.length > 0)
      .flatMap(({ names, score }) => names.map((name) => ({ name, score })));
  };
  return {
    async read(text) {
      const units = unitsOf(wordnet, text);
      const [whole = new Float32Array()] = await encoder.embed([text]);
      const own = new Set(termsOf(text).map(({ key }) => key));
      const found = { thing: [], kind: [], rest: [] } as Record<
        Unit['role'],
        { name: string; score: number }[]
      >;
      for (const unit of units) found[unit.role].push(...(await expandUnit(unit, whole)));
      const best = (list: { name: string; score: number }[], most: number): string[] => {
        const fresh = list
          .sort((x, y) => y.score - x.score)
          .filter(({ name }) => termsOf(name).some(({ key }) => !own.has(key)));
        return [...new Set(fresh.map(({ name }) => name))].slice(0, most);
      };
      return {
        thing: units.find(({ role }) => role === 'thing')?.written ?? '',
        names: best(found.thing, MOST_NAMES),
        others: best([...found.kind, ...found.rest], MOST_OTHERS),
      };
    },
  };
}

/** What a sense says beside the word itself, which all its senses share. */
const senseText = ({ lemma }: Unit, { members, gloss }: Sense): string =>
  `${members.join(', ')}: ${gloss}`.toLowerCase().replaceAll(lemma, ' ');

const ARTICLES = new Set(['a', 'an', 'the']);

/** Longest entries first: "vacuum cleaner" before "vacuum". Words that WordNet lacks are units without senses. */
function unitsOf(wordnet: Wordnet, text: string): Unit[] {
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s-]/gu)
      ?.slice(0, FIRST_WORDS) ?? [];
  const units: Unit[] = [];
  let ended = false;
  for (let i = 0; i < words.length && units.length < MOST_UNITS; ) {
    if (isContent(words[i] as string)) {
      const unit = longestAt(wordnet, words, i);
      units.push({ ...unit, role: ended ? 'rest' : 'kind' });
      i += unit.written.split(' ').length;
    } else {
      // The first noun phrase ends here, and its last noun names the thing.
      ended ||= units.length > 0 && !ARTICLES.has(words[i] as string);
      i++;
    }
  }
  const phrase = units.filter(({ role }) => role === 'kind');
  const thing = phrase.at(-1);
  if (thing) thing.role = 'thing';
  for (const unit of units) unit.senses = sensesFor(wordnet, unit);
  return units;
}

const isContent = (word: string) => /^[\p{L}\p{N}]{2,}$/u.test(word) && !FUNCTION_WORDS.has(word);

type Found = Omit<Unit, 'role'>;

function longestAt(wordnet: Wordnet, words: readonly string[], at: number): Found {
  for (let length = Math.min(LONGEST_UNIT, words.length - at); length > 1; length--) {
    const list = words.slice(at, at + length);
    const written = list.join(' ');
    const lemma = list.every(isContent) ? lemmaOf(wordnet, written, ['noun']) : null;
    if (lemma) return { written, lemma, senses: [] };
  }
  const written = words[at] as string;
  return { written, lemma: lemmaOf(wordnet, written, ['noun', 'verb']) ?? written, senses: [] };
}

function lemmaOf(wordnet: Wordnet, word: string, parts: PartOfSpeech[]): string | null {
  const forms = formsOf(word);
  return forms.find((form) => parts.some((part) => wordnet.senses(form, part).length > 0)) ?? null;
}

/** What names a thing is a noun. Of the rest, nouns of several words are plain enough to have other names; and verbs. */
function sensesFor(wordnet: Wordnet, { lemma, role }: Unit): Sense[] {
  if (role === 'rest' && !lemma.includes(' ')) return wordnet.senses(lemma, 'verb');
  return wordnet.senses(lemma, 'noun');
}

/** A word as written and without the endings of plurals and verbs; WordNet tells which of them is one. */
function formsOf(word: string): string[] {
  const shorter = ENDINGS.filter(([ending]) => word.endsWith(ending)).map(
    ([ending, instead]) => word.slice(0, -ending.length) + instead,
  );
  return [word, ...shorter];
}

/** WordNet's own rules of detachment (morphy). */
const ENDINGS: [ending: string, instead: string][] = [
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ies', 'y'],
  ['men', 'man'],
  ['s', ''],
  ['es', 'e'],
  ['es', ''],
  ['ed', 'e'],
  ['ed', ''],
  ['ing', 'e'],
  ['ing', ''],
];
