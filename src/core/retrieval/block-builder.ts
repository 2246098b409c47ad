import type { SealedDraft } from './block-draft.ts';
import { FIELDS } from './document.ts';
import type { DocumentVectors, IndexBlock, Postings } from './index-block.ts';
import { RARE } from './index-block.ts';
import { packRows } from './packed-rows.ts';
import type { SemanticSpace } from './semantic-space.ts';
import { copyVector, createVectors, foldIn, storeVector } from './semantic-space.ts';
import type { RetrievalWeights } from './weights.ts';

export interface BlockOptions {
  /** Final ids of the draft's; null when they are final. */
  remap: Uint32Array | null;
  /** Ids are below this. */
  terms: number;
  space: SemanticSpace;
  weights: RetrievalWeights;
  newTerms: readonly string[];
  /** Vectors of the draft's first documents, where they are known from the block that it continues. */
  known?: DocumentVectors;
}

/** Turns terms by document into documents by term, and folds each document into the space. */
export function buildBlock(draft: SealedDraft, options: BlockOptions): IndexBlock {
  const { postings, forward, places } = invert(draft, options);
  const { start, ids, patterns, table, rare, ...columns } = draft;
  return {
    ...columns,
    newTerms: options.newTerms,
    postings,
    terms: packRows(start, forward),
    vectors: foldDocuments({ start, forward, places, postings }, options),
  };
}

/** A text's weight in the space: its field counts, weighted, summed and damped by a logarithm. */
export function dampedCount(packed: number, weights: RetrievalWeights): number {
  let sum = 0;
  for (let f = 0; f < FIELDS.length; f++) sum += ((packed >>> (f * 8)) & 255) * (weights.fields[f] as number);
  return Math.log1p(sum);
}

interface Inverted {
  postings: Postings;
  /** Term ids by document, ascending, bounded by the draft's `start`. */
  forward: Uint32Array;
  /** Place of each of these in the postings. */
  places: Uint32Array;
}

function invert(draft: SealedDraft, { remap, terms }: BlockOptions): Inverted {
  const entries = draft.ids.length;
  const ids = remap ? draft.ids.map((id) => remap[id] as number) : draft.ids;
  const next = new Uint32Array(terms + 1);
  for (const id of ids) next[id + 1] = (next[id + 1] as number) + 1;
  const held: number[] = [];
  for (let id = 0; id < terms; id++) {
    if (next[id + 1] !== 0) held.push(id);
    next[id + 1] = (next[id + 1] as number) + (next[id] as number);
  }
  const start = Uint32Array.from([...held.map((id) => next[id] as number), entries]);
  const documents = new Uint16Array(entries);
  const patterns = new Uint8Array(entries);
  const rare: [at: number, counts: number][] = [];
  let rares = 0;
  for (let d = 0; d < draft.documents; d++) {
    for (let e = draft.start[d] as number; e < (draft.start[d + 1] as number); e++) {
      const id = ids[e] as number;
      const at = next[id] as number;
      next[id] = at + 1;
      documents[at] = d;
      patterns[at] = draft.patterns[e] as number;
      if (patterns[at] === RARE) rare.push([at, draft.rare[rares++] as number]);
    }
  }
  rare.sort((x, y) => x[0] - y[0]);
  const postings = {
    terms: Uint32Array.from(held),
    start,
    documents,
    patterns,
    table: draft.table,
    rare: { at: Uint32Array.from(rare, ([at]) => at), counts: Uint32Array.from(rare, ([, c]) => c) },
  };
  return { postings, ...byDocument(postings, draft.start) };
}

/** Walks the postings in the order of their terms, so that each document's come out ascending. */
function byDocument(postings: Postings, bounds: Uint32Array): Pick<Inverted, 'forward' | 'places'> {
  const next = bounds.slice();
  const forward = new Uint32Array(postings.documents.length);
  const places = new Uint32Array(postings.documents.length);
  postings.terms.forEach((term, row) => {
    for (let e = postings.start[row] as number; e < (postings.start[row + 1] as number); e++) {
      const document = postings.documents[e] as number;
      const at = next[document] as number;
      next[document] = at + 1;
      forward[at] = term;
      places[at] = e;
    }
  });
  return { forward, places };
}

function foldDocuments(
  from: Inverted & { start: Uint32Array },
  { space, weights, known }: BlockOptions,
): DocumentVectors {
  const { start, forward, places, postings } = from;
  const vectors = createVectors(start.length - 1, space.dimensions);
  const damped = Float64Array.from(postings.table, (counts) => dampedCount(counts, weights));
  const rare = new Map(Array.from(postings.rare.at, (at, i) => [at, postings.rare.counts[i] as number]));
  const weightAt = (entry: number) => {
    const pattern = postings.patterns[entry] as number;
    return pattern === RARE ? dampedCount(rare.get(entry) as number, weights) : (damped[pattern] as number);
  };
  function* bagOf(document: number): Generator<readonly [number, number]> {
    for (let e = start[document] as number; e < (start[document + 1] as number); e++) {
      const term = forward[e] as number;
      if (term < space.vocabulary) yield [term, weightAt(places[e] as number)];
    }
  }
  for (let d = 0; d + 1 < start.length; d++) {
    if (start[d] === start[d + 1]) continue;
    if (known && d < known.scale.length) copyVector(known, vectors, d);
    else storeVector(vectors, d, { vector: foldIn(space, bagOf(d)), space });
  }
  return vectors;
}
