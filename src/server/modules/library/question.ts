import type { LibraryQuery } from './library.ts';
import type { TermWeights } from './term-weights.ts';
import { termsOf } from './terms.ts';

/** A word of a question and how much it counts. */
export interface QuestionTerm {
  key: number;
  surface: string;
  weight: number;
  idf: number;
  /** True for a word that only widens the search. */
  widening: boolean;
  /** True for a word of the first sentence: patents and pitches alike name their subject first. */
  lead: boolean;
}

/** A question as it is compared with records. */
export interface Question {
  query: LibraryQuery;
  /** Distinct words, most telling first. */
  terms: QuestionTerm[];
  byKey: ReadonlyMap<number, QuestionTerm>;
  /** Words of the question itself, rarest first. */
  rarest: readonly QuestionTerm[];
  /** Pairs of words that follow each other in the question, as `key of the first * 2^32 + key of the second`. */
  pairs: ReadonlySet<number>;
  vector: Float32Array;
}

/** Share of its weight that a word keeps which only widens the search. */
const WIDENING = 0.3;
/** Words of a long text beyond the most telling ones add time and no hits. */
const MOST_TERMS = 60;

/** Number of two keys that follow each other. */
export const pairKey = (first: number, second: number): number => (first & 0x1fffff) * 0x100000000 + second;

/** Reads a question: its distinct words weighted by how telling they are in this library. */
export function readQuestion(query: LibraryQuery, vector: Float32Array, weights: TermWeights): Question {
  const own = termsOf(query.text);
  const terms = new Map<number, QuestionTerm>();
  const lead = new Set(termsOf(firstSentence(query.text)).map(({ key }) => key));
  const counts = new Map<number, number>();
  for (const { key } of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  const add = (list: typeof own, widening: boolean) => {
    for (const { key, surface } of list) {
      if (terms.has(key)) continue;
      const idf = weights.idf(key);
      const weight = idf * (widening ? WIDENING : 1 + Math.log(counts.get(key) ?? 1));
      terms.set(key, { key, surface, idf, weight, widening, lead: lead.has(key) && !widening });
    }
  };
  add(own, false);
  add(termsOf((query.expansions ?? []).join('. ')), true);
  const ranked = [...terms.values()]
    .sort((x, y) => y.weight - x.weight || x.key - y.key)
    .slice(0, MOST_TERMS);
  return {
    query,
    terms: ranked,
    byKey: new Map(ranked.map((term) => [term.key, term])),
    pairs: new Set(own.slice(1).map(({ key }, i) => pairKey((own[i] as { key: number }).key, key))),
    rarest: ranked.filter(({ widening }) => !widening).sort((x, y) => y.idf - x.idf || x.key - y.key),
    vector,
  };
}

const firstSentence = (text: string): string => /^[\s\S]*?[.;:!?](?=\s)/.exec(text)?.[0] ?? text;
