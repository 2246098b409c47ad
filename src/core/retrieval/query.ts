import { phrases, sentences } from '../text/phrases.ts';
import { isPitchStem } from '../text/stop-words.ts';
import { contentTerms, isContent, tokenize } from '../text/tokenize.ts';
import type { CorpusStatistics } from './corpus.ts';
import type { QueryTerm } from './library-view.ts';
import type { RetrievalWeights } from './weights.ts';

/** A query term that the library knows. */
export interface KnownTerm extends QueryTerm {
  id: number;
}

export interface BuiltQuery {
  /** Heaviest first. */
  terms: KnownTerm[];
  /** The terms of the first sentence, weighted by rarity alone; the same array where there is but one sentence. */
  lead: KnownTerm[];
  /** Content words that no document of the library holds, as written, in reading order. */
  unknown: string[];
  /** Counts of all known content stems, for the semantic side. */
  counts: Map<string, number>;
}

/** How much a word of pitching ("helps", "innovative") counts against a describing word. */
const PITCH_FACTOR = 0.3;

const REFUSAL = /\b(?:without|no|instead of|rather than|free of|not using|avoiding)\s+$/i;

/** Offsets of the words that a text refuses ("without cameras"): their art is not what is meant. */
function refusedWords(text: string): Set<number> {
  const refused = phrases(text).filter(({ start }) =>
    REFUSAL.test(text.slice(Math.max(0, start - 20), start)),
  );
  return new Set(refused.flatMap(({ tokens }) => tokens.map((token) => token.start)));
}

/** Content stems with the form first written and how often the text asks for them; those it only refuses count 0. */
function askedTerms(text: string): Map<string, { surface: string; count: number }> {
  const content = tokenize(text).filter(isContent);
  const refused = refusedWords(text);
  const onlyRefuses = content.every((token) => refused.has(token.start));
  const asked = new Map<string, { surface: string; count: number }>();
  for (const { stem, surface, start } of content) {
    const entry = asked.get(stem) ?? { surface: surface.toLowerCase(), count: 0 };
    if (onlyRefuses || !refused.has(start)) entry.count++;
    asked.set(stem, entry);
  }
  return asked;
}

/**
 * Turns a text of any length into weighted terms: repeated words are damped by a logarithm, rare ones weigh more, words that
 * the text refuses count nothing, and only the heaviest are kept.
 */
export function buildQuery(
  text: string,
  statistics: CorpusStatistics,
  weights: RetrievalWeights,
): BuiltQuery {
  const terms: KnownTerm[] = [];
  const unknown: string[] = [];
  const counts = new Map<string, number>();
  for (const [term, { surface, count }] of askedTerms(text)) {
    const id = statistics.dictionary.id(term);
    if (id < 0 && !isPitchStem(term)) unknown.push(surface);
    if (id < 0 || count === 0) continue;
    counts.set(term, count);
    const rarity = (statistics.idf[id] as number) ** weights.idfPower;
    const pitch = isPitchStem(term) ? PITCH_FACTOR : 1;
    terms.push({ id, term, surface, weight: (1 + Math.log(count)) * rarity * pitch });
  }
  terms.sort((x, y) => y.weight - x.weight || x.id - y.id);
  const kept = terms.slice(0, weights.queryTerms);
  return { terms: kept, lead: leadTerms(text, kept, statistics), unknown, counts };
}

/** Patents and pitches alike name their subject first. */
function leadTerms(text: string, terms: KnownTerm[], statistics: CorpusStatistics): KnownTerm[] {
  const [first = '', ...others] = sentences(text);
  if (others.length === 0) return terms;
  const stems = new Set(contentTerms(first).map((term) => term.stem));
  const lead = terms.filter(({ term }) => stems.has(term));
  return lead.length === 0
    ? terms
    : lead.map((term) => ({ ...term, weight: statistics.idf[term.id] as number }));
}
