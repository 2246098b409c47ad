import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Library, LibraryHit } from '../library.ts';

const pairsSchema = z.array(z.tuple([z.string(), z.string(), z.string()]));

/** One idea in two wordings, and how a record of its subject is recognized: words separated by `|`. */
export type SynonymPair = z.infer<typeof pairsSchema>[number];

export interface PairResult {
  pair: SynonymPair;
  /** Records of the thing among the hundred nearest, to tell whether the library has ten of them. */
  held: number;
  /** Hits among the first ten that both wordings find: with synonyms, and with the wordings as given. */
  common: number;
  commonAlone: number;
  /** Share of the two wordings whose first hit is of the thing. */
  thingFirst: number;
}

const FIRST = 10;
const LOOKED_AT = 100;

/** Pairs of wordings, as a JSON file holds them. */
export const readSynonymPairs = async (path: string): Promise<SynonymPair[]> =>
  pairsSchema.parse(JSON.parse(await readFile(path, 'utf8')));

/** Asks a library both wordings of every pair. */
export async function evaluateSynonyms(
  library: Library,
  pairs: readonly SynonymPair[],
): Promise<PairResult[]> {
  const results: PairResult[] = [];
  for (const pair of pairs) {
    const [one, other, thing] = pair;
    const [a = [], b = [], aloneA = [], aloneB = [], all = []] = await library.search([
      { text: one, limit: FIRST },
      { text: other, limit: FIRST },
      { text: one, expansions: [], limit: FIRST },
      { text: other, expansions: [], limit: FIRST },
      { text: thing.replaceAll('|', ' '), expansions: [], limit: LOOKED_AT },
    ]);
    const isThing = new RegExp(`\\b(?:${thing})`, 'i');
    const names = ({ record }: LibraryHit) =>
      isThing.test([record.title, record.use, record.novelty, record.abstract].filter(Boolean).join('. '));
    results.push({
      pair,
      held: all.filter(names).length,
      common: inCommon(a, b),
      commonAlone: inCommon(aloneA, aloneB),
      thingFirst: [a[0], b[0]].filter((hit) => hit && names(hit)).length / 2,
    });
  }
  return results;
}

function inCommon(a: readonly LibraryHit[], b: readonly LibraryHit[]): number {
  const numbers = new Set(b.map(({ record }) => record.number));
  return a.filter(({ record }) => numbers.has(record.number)).length;
}
