import { countStems } from '../text/tokenize.ts';
import type { Corpus } from './corpus-builder.ts';
import type { CorpusModel } from './library-view.ts';
import type { SemanticSpace } from './semantic-space.ts';
import { foldIn, normalise } from './semantic-space.ts';

/** Neighbours are sought among this many of the most frequent terms: rarer ones have unreliable vectors. */
const NEIGHBOUR_VOCABULARY = 12_000;
/** Neighbours kept: the words of one idea are asked for by each of its gaps. */
const KNOWN_LIMIT = 2_000;

interface NearTerm {
  id: number;
  cosine: number;
}

/** The statistics and the trained space of a library, as the core's engines see them. */
export function createCorpusModel(corpus: Pick<Corpus, 'statistics' | 'space'>): CorpusModel {
  const { statistics, space } = corpus;
  const { dictionary } = statistics;
  const norms = rowNorms(space);
  const known = new Map<string, NearTerm[]>();
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
    embedCounts: (stems) => embedStems(corpus, stems),
    neighbours(term, k) {
      const id = dictionary.id(term);
      if (id < 0 || id >= space.vocabulary || norms[id] === 0) return [];
      const key = `${id} ${k}`;
      const near = known.get(key) ?? nearestTerms(space, { id, norms, k });
      if (known.size >= KNOWN_LIMIT) known.clear();
      known.set(key, near);
      return near.map((other) => ({ term: dictionary.term(other.id), cosine: other.cosine }));
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
): NearTerm[] {
  const best: NearTerm[] = [];
  const { dimensions, basis } = space;
  const own = basis.subarray(from.id * dimensions, (from.id + 1) * dimensions);
  const norm = from.norms[from.id] as number;
  for (let t = 0; t < Math.min(space.vocabulary, NEIGHBOUR_VOCABULARY); t++) {
    const other = from.norms[t] as number;
    if (t === from.id || other === 0) continue;
    const cosine = dotAt(basis, t * dimensions, own) / (norm * other);
    if (best.length === from.k && cosine <= (best.at(-1)?.cosine ?? 1)) continue;
    const at = best.findIndex((near) => near.cosine < cosine);
    best.splice(at < 0 ? best.length : at, 0, { id: t, cosine });
    if (best.length > from.k) best.pop();
  }
  return best;
}

/** Dot product of a vector and the row that begins at `base`. */
function dotAt(basis: Float32Array, base: number, vector: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < vector.length; k++) sum += (vector[k] as number) * (basis[base + k] as number);
  return sum;
}
