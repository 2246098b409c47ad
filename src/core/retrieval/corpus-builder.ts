import { buildIndex, weightedCounts } from './build-index.ts';
import type { CorpusIndex } from './corpus-index.ts';
import type { Dictionary } from './dictionary.ts';
import { createDictionary } from './dictionary.ts';
import type { AnalysedDocument, LibraryDocument } from './document.ts';
import { FIELDS } from './document.ts';
import { createDocumentColumns } from './document-columns.ts';
import { GrowableUint32 } from './growable.ts';
import type { SemanticSpace, SpaceOptions } from './semantic-space.ts';
import { trainSpace } from './semantic-space.ts';
import type { RetrievalWeights } from './weights.ts';

/** Statistics of the whole library that every score rests on. */
export interface CorpusStatistics {
  documents: number;
  dictionary: Dictionary;
  df: Uint32Array;
  idf: Float32Array;
  /** Mean length of each field in content terms, over the documents that have it. */
  meanLength: Float64Array;
}

/** What is kept of a corpus: statistics, the trained space, and the index when every document was kept. */
export interface Corpus {
  statistics: CorpusStatistics;
  space: SemanticSpace;
  index: CorpusIndex | null;
}

export interface CorpusOptions {
  weights: RetrievalWeights;
  space: SpaceOptions;
  /** Terms of fewer documents are dropped from the dictionary; 1 keeps all. */
  minimumDf: number;
}

const FIELD_COUNT = FIELDS.length;

/** Inverse document frequency of BM25, never negative. */
export function inverseFrequency(documents: number, df: number): number {
  return Math.log(1 + (documents - df + 0.5) / (df + 0.5));
}

/** Collects documents one by one into typed arrays, then turns them into statistics, space and index. */
export class CorpusBuilder {
  readonly #ids = new Map<string, number>();
  readonly #df = new GrowableUint32();
  readonly #fieldTotals = new Float64Array(FIELD_COUNT);
  readonly #fieldDocuments = new Float64Array(FIELD_COUNT);
  readonly #documents = createDocumentColumns();
  #seen = 0;

  /** Counts a document in the statistics; with `keep` it also joins the index and the training set. */
  add(document: LibraryDocument, analysed: AnalysedDocument, keep = true): void {
    this.#seen++;
    const counts = new Map<number, number>();
    for (let f = 0; f < FIELD_COUNT; f++) this.#countField(counts, analysed[f] ?? [], f);
    for (const id of counts.keys()) this.#df.increment(id);
    if (keep) this.#documents.add(document, analysed, counts);
  }

  #countField(counts: Map<number, number>, stems: readonly string[], field: number): void {
    if (stems.length === 0) return;
    this.#fieldTotals[field] = (this.#fieldTotals[field] as number) + stems.length;
    this.#fieldDocuments[field] = (this.#fieldDocuments[field] as number) + 1;
    const shift = field * 8;
    for (const term of stems) {
      const id = this.#idOf(term);
      const packed = counts.get(id) ?? 0;
      if (((packed >>> shift) & 255) < 255) counts.set(id, (packed + (1 << shift)) >>> 0);
    }
  }

  #idOf(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(term, id);
    this.#df.push(0);
    return id;
  }

  /** Ends the collection; the builder must not be used afterwards. */
  finish(options: CorpusOptions): Corpus {
    const { statistics, remap } = this.#statistics(options.minimumDf);
    const kept = this.#documents.remapped(remap);
    const space = trainSpace(
      { terms: kept.terms, counts: weightedCounts(kept.counts, options.weights), ...statistics },
      options.space,
    );
    const complete = this.#documents.count === this.#seen;
    const index = complete
      ? buildIndex({ kept, columns: this.#documents.columns(), statistics, space }, options)
      : null;
    return { statistics, space, index };
  }

  #statistics(minimumDf: number): { statistics: CorpusStatistics; remap: Int32Array } {
    const names = [...this.#ids.keys()];
    const order = names.map((_, id) => id).filter((id) => this.#df.at(id) >= minimumDf);
    order.sort(
      (x, y) => this.#df.at(y) - this.#df.at(x) || ((names[x] as string) < (names[y] as string) ? -1 : 1),
    );
    const remap = new Int32Array(names.length).fill(-1);
    order.forEach((from, to) => {
      remap[from] = to;
    });
    const df = Uint32Array.from(order, (id) => this.#df.at(id));
    const statistics = {
      documents: this.#seen,
      dictionary: createDictionary(order.map((id) => names[id] as string)),
      df,
      idf: Float32Array.from(df, (n) => inverseFrequency(this.#seen, n)),
      meanLength: this.#fieldTotals.map((total, f) => total / Math.max(1, this.#fieldDocuments[f] as number)),
    };
    return { statistics, remap };
  }
}
