import type { Corpus, CorpusStatistics } from './corpus-builder.ts';
import type { CorpusIndex, Postings, Rows } from './corpus-index.ts';
import type { AnalysedDocument, LibraryDocument } from './document.ts';
import { FIELDS } from './document.ts';
import type { Columns } from './document-columns.ts';
import { createDocumentColumns } from './document-columns.ts';
import type { SemanticSpace } from './semantic-space.ts';
import { createVectors, foldIn, storeVector } from './semantic-space.ts';
import type { KeptTerms } from './term-store.ts';
import { TermStore } from './term-store.ts';
import type { RetrievalWeights } from './weights.ts';

const FIELD_COUNT = FIELDS.length;

/** An index over documents that share the statistics and space of a larger corpus: candidates are scored as if all were here. */
export function indexWithin(
  corpus: Pick<Corpus, 'statistics' | 'space'>,
  documents: readonly { document: LibraryDocument; analysed: AnalysedDocument }[],
  weights: RetrievalWeights,
): CorpusIndex {
  const columns = createDocumentColumns();
  const terms = new TermStore();
  for (const { document, analysed } of documents) {
    const counts = new Map<number, number>();
    analysed.forEach((stems, field) => {
      for (const term of stems) {
        const id = corpus.statistics.dictionary.id(term);
        if (id < 0) continue;
        const packed = counts.get(id) ?? 0;
        if (((packed >>> (field * 8)) & 255) < 255) counts.set(id, (packed + (1 << (field * 8))) >>> 0);
      }
    });
    columns.add(document, analysed);
    terms.add(counts, 0);
  }
  return buildIndex({ kept: terms.sorted(null), columns: columns.columns(), ...corpus }, { weights });
}

/** Counts of the fields, weighted and summed. */
export function weightedCounts(packed: Uint32Array, weights: RetrievalWeights): Float32Array {
  return Float32Array.from(packed, (p) => {
    let sum = 0;
    for (let f = 0; f < FIELD_COUNT; f++) sum += ((p >>> (f * 8)) & 255) * (weights.fields[f] as number);
    return sum;
  });
}

/** The index of the kept documents under the given statistics and space. */
export function buildIndex(
  parts: { kept: KeptTerms; columns: Columns; statistics: CorpusStatistics; space: SemanticSpace },
  options: { weights: RetrievalWeights },
): CorpusIndex {
  const { kept, columns, statistics, space } = parts;
  const { lengths, ...rest } = columns;
  const frequency = normalisedFrequency(kept, { lengths, statistics, weights: options.weights });
  const vectors = createVectors(columns.documents, space.dimensions);
  const counts = weightedCounts(kept.counts, options.weights);
  for (let d = 0; d < columns.documents; d++) {
    storeVector(vectors, d, foldIn(space, bagOf(d, { kept, counts, idf: statistics.idf })));
  }
  return { ...rest, terms: kept.terms, vectors, postings: invert(kept.terms, frequency) };
}

function* bagOf(
  document: number,
  from: { kept: KeptTerms; counts: Float32Array; idf: Float32Array },
): Generator<[number, number]> {
  const { start, values } = from.kept.terms;
  for (let e = start[document] as number; e < (start[document + 1] as number); e++) {
    const term = values[e] as number;
    yield [term, Math.log1p(from.counts[e] as number) * (from.idf[term] as number)];
  }
}

/** BM25F: each field's count over its own length norm, weighted and summed (Robertson, Zaragoza and Taylor, CIKM 2004). */
function normalisedFrequency(
  kept: KeptTerms,
  by: { lengths: Uint32Array; statistics: CorpusStatistics; weights: RetrievalWeights },
): Float32Array {
  const out = new Float32Array(kept.counts.length);
  const { fields, b } = by.weights;
  const factor = new Float64Array(FIELD_COUNT);
  for (let d = 0; d + 1 < kept.terms.start.length; d++) {
    for (let f = 0; f < FIELD_COUNT; f++) {
      const mean = Math.max(1, by.statistics.meanLength[f] as number);
      factor[f] = (fields[f] as number) / (1 - b + (b * (by.lengths[d * FIELD_COUNT + f] as number)) / mean);
    }
    for (let e = kept.terms.start[d] as number; e < (kept.terms.start[d + 1] as number); e++) {
      const packed = kept.counts[e] as number;
      let sum = 0;
      for (let f = 0; f < FIELD_COUNT; f++) sum += ((packed >>> (f * 8)) & 255) * (factor[f] as number);
      out[e] = sum;
    }
  }
  return out;
}

/** Turns terms by document into documents by term. */
function invert(terms: Rows, frequency: Float32Array): Postings {
  const sizes = new Map<number, number>();
  for (const term of terms.values) sizes.set(term, (sizes.get(term) ?? 0) + 1);
  const held = Uint32Array.from(sizes.keys()).sort();
  const start = new Uint32Array(held.length + 1);
  const next = new Map<number, number>();
  held.forEach((term, row) => {
    next.set(term, start[row] as number);
    start[row + 1] = (start[row] as number) + (sizes.get(term) as number);
  });
  const documents = new Uint32Array(terms.values.length);
  const out = new Float32Array(terms.values.length);
  for (let d = 0; d + 1 < terms.start.length; d++) {
    for (let e = terms.start[d] as number; e < (terms.start[d + 1] as number); e++) {
      const term = terms.values[e] as number;
      const at = next.get(term) as number;
      documents[at] = d;
      out[at] = frequency[e] as number;
      next.set(term, at + 1);
    }
  }
  return { terms: held, start, documents, frequency: out };
}
