import { isPitchStem } from '../text/stop-words.ts';
import { contentTerms } from '../text/tokenize.ts';
import type { CorpusStatistics } from './corpus-builder.ts';
import type { QueryTerm } from './library-view.ts';
import type { RetrievalWeights } from './weights.ts';

/** A query term that the library knows. */
export interface KnownTerm extends QueryTerm {
  id: number;
}

export interface BuiltQuery {
  /** Heaviest first. */
  terms: KnownTerm[];
  /** Content words that no document of the library holds, as written, in reading order. */
  unknown: string[];
  /** Counts of all known content stems, for the semantic side. */
  counts: Map<string, number>;
}

/** How much a word of pitching ("helps", "innovative") counts against a describing word. */
const PITCH_FACTOR = 0.3;

/**
 * Turns a text of any length into weighted terms: repeated words are damped by a logarithm, rare ones weigh more, and only
 * the heaviest are kept.
 */
export function buildQuery(
  text: string,
  statistics: CorpusStatistics,
  weights: RetrievalWeights,
): BuiltQuery {
  const surfaces = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { stem, surface } of contentTerms(text)) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
    if (!surfaces.has(stem)) surfaces.set(stem, surface.toLowerCase());
  }
  const terms: KnownTerm[] = [];
  const unknown: string[] = [];
  for (const [term, count] of counts) {
    const id = statistics.dictionary.id(term);
    const surface = surfaces.get(term) as string;
    if (id < 0) {
      if (!isPitchStem(term)) unknown.push(surface);
      counts.delete(term);
      continue;
    }
    const rarity = (statistics.idf[id] as number) ** weights.idfPower;
    const pitch = isPitchStem(term) ? PITCH_FACTOR : 1;
    terms.push({ id, term, surface, weight: (1 + Math.log(count)) * rarity * pitch });
  }
  terms.sort((x, y) => y.weight - x.weight || x.id - y.id);
  return { terms: terms.slice(0, weights.queryTerms), unknown, counts };
}
