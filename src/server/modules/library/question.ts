import type { LibraryQuery } from './library.ts';
import type { TermWeights } from './term-weights.ts';
import { termsOf } from './terms.ts';
import type { Reading } from './vocabulary.ts';

/** A word of a question and how much it counts. */
export interface QuestionTerm {
  key: number;
  surface: string;
  weight: number;
  idf: number;
  /** A word of the question, one of another name of its thing, or one that only widens the search. */
  role: 'own' | 'name' | 'widening';
  /** True for a word of the first sentence: patents and pitches alike name their subject first. */
  lead: boolean;
}

/** A question as it is compared with records. */
export interface Question {
  query: LibraryQuery;
  /** Distinct words, most telling first. */
  terms: QuestionTerm[];
  /** Places of the words in `terms`, by key. */
  places: ReadonlyMap<number, number>;
  /** Places of the words in `terms`, rarest word first. */
  byRarity: readonly number[];
  /** Words that name the thing, with how much each counts as its name, 0 to 1. */
  thing: ReadonlyMap<number, number>;
  /** Pairs of words that follow each other in the question. */
  pairs: ReadonlySet<number>;
  vector: Float32Array;
}

/** Share of its weight that a word keeps which is not the question's own. */
const SHARES = { name: 0.85, widening: 0.3 };
/** Words of a long text beyond the most telling ones add time and no hits. */
const MOST_TERMS = 60;

/** Number of two keys that follow each other. */
export const pairKey = (first: number, second: number): number => (first & 0x1fffff) * 0x100000000 + second;

/** Reads a question: its distinct words weighted by how telling they are in this library. */
export function readQuestion(
  query: LibraryQuery,
  reading: Reading & { vector: Float32Array },
  weights: TermWeights,
): Question {
  const own = termsOf(query.text);
  const counts = new Map<number, number>();
  for (const { key } of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  const lead = new Set(termsOf(firstSentence(query.text)).map(({ key }) => key));
  const terms = new Map<number, QuestionTerm>();
  const add = (list: typeof own, role: QuestionTerm['role']) => {
    for (const { key, surface } of list) {
      if (terms.has(key)) continue;
      const idf = weights.idf(key);
      const share = role === 'own' ? 1 + Math.log(counts.get(key) ?? 1) : SHARES[role];
      terms.set(key, { key, surface, idf, role, weight: idf * share, lead: role === 'own' && lead.has(key) });
    }
  };
  add(own, 'own');
  const names = query.expansions?.length === 0 ? [] : reading.names;
  add(termsOf(names.join('. ')), 'name');
  add(termsOf((query.expansions ?? reading.others).join('. ')), 'widening');
  const ranked = [...terms.values()]
    .sort((x, y) => y.weight - x.weight || x.key - y.key)
    .slice(0, MOST_TERMS);
  return {
    query,
    terms: ranked,
    places: new Map(ranked.map(({ key }, place) => [key, place])),
    byRarity: [...ranked.keys()].sort((x, y) => rarity(ranked, x) - rarity(ranked, y) || x - y),
    thing: thingKeys(reading.thing, names),
    pairs: new Set(own.slice(1).map(({ key }, i) => pairKey((own[i] as { key: number }).key, key))),
    vector: reading.vector,
  };
}

const rarity = (terms: readonly QuestionTerm[], place: number) => -(terms[place]?.idf ?? 0);

const firstSentence = (text: string): string => /^[\s\S]*?[.;:!?](?=\s)/.exec(text)?.[0] ?? text;

/** Last words of the thing's names. */
function thingKeys(thing: string, names: readonly string[]): Map<number, number> {
  const keys = new Map<number, number>();
  for (const name of [thing, ...names]) {
    const last = termsOf(name).at(-1);
    if (last && !keys.has(last.key)) keys.set(last.key, name === thing ? 1 : SHARES.name);
  }
  return keys;
}
