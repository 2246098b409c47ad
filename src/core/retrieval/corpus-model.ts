import type { WordVectors } from '../language/word-vectors.ts';
import { countStems } from '../text/tokenize.ts';
import type { Corpus } from './corpus.ts';
import type { CorpusModel } from './library-view.ts';
import type { SemanticSpace } from './semantic-space.ts';
import { foldIn, normalise } from './semantic-space.ts';

/** Neighbours are sought among this many of the most frequent terms: rarer ones have unreliable vectors. */
const NEIGHBOUR_VOCABULARY = 12_000;
/** Terms whose neighbours are kept: an idea's own are asked for with each gap. */
const MEMO_LIMIT = 5000;

/** The statistics and the trained space of a library, as the core's engines see them. */
export function createCorpusModel(
  corpus: Pick<Corpus, 'statistics' | 'space'>,
  words: WordVectors,
): CorpusModel {
  const { statistics, space } = corpus;
  const { dictionary } = statistics;
  const norms = rowNorms(space, 0);
  const tails = rowNorms(space, headOf(space));
  const memo = new Map<string, { term: string; cosine: number }[]>();
  return {
    documents: statistics.documents,
    dimensions: space.dimensions,
    words,
    df: (term) => statistics.df[dictionary.id(term)] ?? 0,
    termVector(term) {
      const id = dictionary.id(term);
      if (id < 0 || id >= space.vocabulary || norms[id] === 0) return null;
      return normalise(space.basis.slice(id * space.dimensions, (id + 1) * space.dimensions));
    },
    embed: (text) => embedStems(corpus, countStems(text)),
    embedCounts: (stems) => embedStems(corpus, stems),
    neighbours(term, k) {
      const key = `${k} ${term}`;
      const known = memo.get(key);
      if (known) return known;
      const id = dictionary.id(term);
      const near =
        id < 0 || id >= space.vocabulary || norms[id] === 0
          ? []
          : nearestTerms(space, { id, norms, tails, k }).map((found) => ({
              term: dictionary.term(found.id),
              cosine: found.cosine,
            }));
      if (memo.size >= MEMO_LIMIT) memo.clear();
      memo.set(key, near);
      return near;
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
    if (id >= 0) bag.push([id, Math.log1p(count)]);
  }
  return foldIn(corpus.space, bag);
}

/** Length of each term's vector from a component on. */
function rowNorms(space: SemanticSpace, from: number): Float32Array {
  const norms = new Float32Array(space.vocabulary);
  for (let t = 0; t < space.vocabulary; t++) {
    let sum = 0;
    for (let k = from; k < space.dimensions; k++)
      sum += (space.basis[t * space.dimensions + k] as number) ** 2;
    norms[t] = Math.sqrt(sum);
  }
  return norms;
}

/** Components that are looked at first: where they and the lengths of the rest rule a term out, the rest is not. */
const headOf = ({ dimensions }: SemanticSpace) => dimensions >> 1;
/** Rounding of the lengths, generously. */
const SLACK = 1e-4;

function nearestTerms(
  space: SemanticSpace,
  from: { id: number; norms: Float32Array; tails: Float32Array; k: number },
): { id: number; cosine: number }[] {
  const best: { id: number; cosine: number }[] = [];
  const { dimensions, basis } = space;
  const head = headOf(space);
  const own = from.id * dimensions;
  const ownNorm = from.norms[from.id] as number;
  const ownTail = from.tails[from.id] as number;
  let least = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < Math.min(space.vocabulary, NEIGHBOUR_VOCABULARY); t++) {
    const norm = (from.norms[t] as number) * ownNorm;
    if (t === from.id || norm === 0) continue;
    const base = t * dimensions;
    let sum = 0;
    for (let k = 0; k < head; k++) sum += (basis[own + k] as number) * (basis[base + k] as number);
    if ((sum + ownTail * (from.tails[t] as number)) / norm + SLACK < least) continue;
    for (let k = head; k < dimensions; k++) sum += (basis[own + k] as number) * (basis[base + k] as number);
    const cosine = sum / norm;
    if (best.length === from.k && cosine <= least) continue;
    const at = best.findIndex((other) => other.cosine < cosine);
    best.splice(at < 0 ? best.length : at, 0, { id: t, cosine });
    if (best.length > from.k) best.pop();
    if (best.length === from.k) least = best.at(-1)?.cosine ?? 1;
  }
  return best;
}
