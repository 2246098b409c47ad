import { countStems } from '../text/tokenize.ts';
import type { Corpus } from './corpus-builder.ts';
import type { CorpusModel } from './library-view.ts';
import type { SemanticSpace } from './semantic-space.ts';
import { foldIn, normalise } from './semantic-space.ts';

/** Neighbours are sought among this many of the most frequent terms: rarer ones have unreliable vectors. */
const NEIGHBOUR_VOCABULARY = 12_000;

/** The statistics and the trained space of a library, as the core's engines see them. */
export function createCorpusModel(corpus: Pick<Corpus, 'statistics' | 'space'>): CorpusModel {
  const { statistics, space } = corpus;
  const { dictionary } = statistics;
  const norms = rowNorms(space);
  return {
    documents: statistics.documents,
    dimensions: space.dimensions,
    df: (term) => statistics.df[dictionary.id(term)] ?? 0,
    termVector(term) {
      const id = dictionary.id(term);
      if (id < 0 || id >= space.vocabulary || norms[id] === 0) return null;
      return normalise(space.basis.slice(id * space.dimensions, (id + 1) * space.dimensions));
    },
    embed: (text) => embedStems(corpus, countStems(text)),
    neighbours(term, k) {
      const id = dictionary.id(term);
      if (id < 0 || id >= space.vocabulary || norms[id] === 0) return [];
      return nearestTerms(space, { id, norms, k }).map((near) => ({
        term: dictionary.term(near.id),
        cosine: near.cosine,
      }));
    },
  };
}

/** Unit vector of a bag of stems: IDF-weighted sum with log-damped counts; zeros when nothing is known. */
export function embedStems(
  corpus: Pick<Corpus, 'statistics' | 'space'>,
  counts: ReadonlyMap<string, number>,
): Float32Array {
  const bag: [number, number][] = [];
  for (const [term, count] of counts) {
    const id = corpus.statistics.dictionary.id(term);
    if (id >= 0) bag.push([id, Math.log1p(count) * (corpus.statistics.idf[id] as number)]);
  }
  return foldIn(corpus.space, bag);
}

function rowNorms(space: SemanticSpace): Float32Array {
  const norms = new Float32Array(space.vocabulary);
  for (let t = 0; t < space.vocabulary; t++) {
    let sum = 0;
    for (let k = 0; k < space.dimensions; k++) sum += (space.basis[t * space.dimensions + k] as number) ** 2;
    norms[t] = Math.sqrt(sum);
  }
  return norms;
}

function nearestTerms(
  space: SemanticSpace,
  from: { id: number; norms: Float32Array; k: number },
): { id: number; cosine: number }[] {
  const best: { id: number; cosine: number }[] = [];
  const { dimensions, basis } = space;
  const own = from.id * dimensions;
  for (let t = 0; t < Math.min(space.vocabulary, NEIGHBOUR_VOCABULARY); t++) {
    const norm = (from.norms[t] as number) * (from.norms[from.id] as number);
    if (t === from.id || norm === 0) continue;
    let sum = 0;
    for (let k = 0; k < dimensions; k++)
      sum += (basis[own + k] as number) * (basis[t * dimensions + k] as number);
    const cosine = sum / norm;
    if (best.length === from.k && cosine <= (best.at(-1)?.cosine ?? 1)) continue;
    const at = best.findIndex((other) => other.cosine < cosine);
    best.splice(at < 0 ? best.length : at, 0, { id: t, cosine });
    if (best.length > from.k) best.pop();
  }
  return best;
}
