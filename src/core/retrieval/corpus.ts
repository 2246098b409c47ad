import type { Dictionary } from './dictionary.ts';
import { createDictionary, packTerms } from './dictionary.ts';
import { FIELDS } from './document.ts';
import type { IndexBlock } from './index-block.ts';
import type { SemanticSpace } from './semantic-space.ts';

/** Statistics of the whole library that every score rests on. */
export interface CorpusStatistics {
  documents: number;
  dictionary: Dictionary;
  df: Uint32Array;
  idf: Float32Array;
  /** Mean length of each field in content terms, over the documents that have it. */
  meanLength: Float64Array;
}

/** What was trained once, on the documents that there were then. */
export interface CorpusBase {
  /** Packed terms of the dictionary; blocks may add to them. */
  terms: Uint16Array;
  space: SemanticSpace;
}

/** A library's index: what was trained, the blocks, and the statistics over all of them. */
export interface Corpus {
  statistics: CorpusStatistics;
  space: SemanticSpace;
  /** All but the last are full. */
  blocks: readonly IndexBlock[];
}

const FIELD_COUNT = FIELDS.length;

/** Inverse document frequency of BM25, never negative. */
export function inverseFrequency(documents: number, df: number): number {
  return Math.log(1 + (documents - df + 0.5) / (df + 0.5));
}

/** Puts blocks together under what was trained. Statistics are counted from the blocks, so they are always those of all documents. */
export function assembleCorpus(base: CorpusBase, blocks: readonly IndexBlock[]): Corpus {
  const added = packTerms(blocks.flatMap((block) => block.newTerms));
  const dictionary = createDictionary(added.length === 0 ? base.terms : joined(base.terms, added));
  const documents = blocks.reduce((sum, block) => sum + block.documents - block.emptied.length, 0);
  const df = new Uint32Array(dictionary.size);
  for (const { postings } of blocks) {
    postings.terms.forEach((term, row) => {
      df[term] = (df[term] as number) + (postings.start[row + 1] as number) - (postings.start[row] as number);
    });
  }
  const statistics = {
    documents,
    dictionary,
    df,
    idf: Float32Array.from(df, (n) => inverseFrequency(documents, n)),
    meanLength: meanLengths(blocks),
  };
  return { statistics, space: base.space, blocks };
}

function joined(first: Uint16Array, second: Uint16Array): Uint16Array {
  const all = new Uint16Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function meanLengths(blocks: readonly IndexBlock[]): Float64Array {
  const totals = new Float64Array(FIELD_COUNT);
  const carriers = new Float64Array(FIELD_COUNT);
  for (const { lengths } of blocks) {
    for (let i = 0; i < lengths.length; i++) {
      if (lengths[i] === 0) continue;
      totals[i % FIELD_COUNT] = (totals[i % FIELD_COUNT] as number) + (lengths[i] as number);
      carriers[i % FIELD_COUNT] = (carriers[i % FIELD_COUNT] as number) + 1;
    }
  }
  return totals.map((total, f) => total / Math.max(1, carriers[f] as number));
}
