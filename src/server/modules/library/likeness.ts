import { type Encoder, innerProduct } from '../encoder/encoder.ts';
import type { Likeness } from './library.ts';
import type { TermWeights } from './term-weights.ts';
import { type Term, termsOf } from './terms.ts';
import type { Reading, Vocabulary } from './vocabulary.ts';

/** Likeness of every query to every document text, `[query][document]`. */
export async function likenessOf(
  queries: readonly string[],
  documents: readonly string[],
  by: { encoder: Encoder; vocabulary: Vocabulary; weights: TermWeights },
): Promise<Likeness[][]> {
  const [asked, given] = await Promise.all([by.encoder.embed(queries), by.encoder.embed(documents)]);
  const held = documents.map(termsOf);
  return Promise.all(
    queries.map(async (query, q) => {
      const wanted = termsOf(query);
      const names = otherNames(wanted, await by.vocabulary.read(query));
      const vector = asked[q] as Float32Array;
      return held.map((terms, d) => ({
        meaning: Math.min(1, Math.max(0, innerProduct(vector, given[d] as Float32Array))),
        ...sharedWords(wanted, terms, { names, weights: by.weights }),
      }));
    }),
  );
}

/** Keys of the last words of the thing's other names, each with the key of the word that it stands for. */
function otherNames(wanted: readonly Term[], { thing, names }: Reading): Map<number, number> {
  const own = termsOf(thing).at(-1);
  const known = new Set(wanted.map(({ key }) => key));
  const last = names.flatMap((name) => termsOf(name).at(-1) ?? []);
  return new Map(own ? last.filter(({ key }) => !known.has(key)).map(({ key }) => [key, own.key]) : []);
}

function sharedWords(
  wanted: readonly Term[],
  held: readonly Term[],
  { names, weights }: { names: ReadonlyMap<number, number>; weights: TermWeights },
): Pick<Likeness, 'words' | 'matched'> {
  const informative = new Map(wanted.map(({ key }) => [key, weights.idf(key)]));
  const all = [...informative.values()].reduce((sum, idf) => sum + idf, 0);
  const found = new Map<number, string>();
  for (const { key, surface } of held) {
    const own = informative.has(key) ? key : names.get(key);
    if (own !== undefined && !found.has(own)) found.set(own, surface);
  }
  const share = [...found.keys()].reduce((sum, key) => sum + (informative.get(key) ?? 0), 0);
  return { words: all > 0 ? share / all : 0, matched: [...found.values()] };
}
