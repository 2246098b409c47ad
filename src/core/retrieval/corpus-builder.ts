import { buildIndex, weightedCounts } from './build-index.ts';
import type { CorpusIndex } from './corpus-index.ts';
import type { Dictionary } from './dictionary.ts';
import { createDictionary } from './dictionary.ts';
import type { AnalysedDocument, LibraryDocument } from './document.ts';
import { FIELDS, hash32 } from './document.ts';
import { createDocumentColumns } from './document-columns.ts';
import { GrowableUint32 } from './growable.ts';
import type { SemanticSpace, SpaceOptions } from './semantic-space.ts';
import { trainSpace } from './semantic-space.ts';
import { TermStore } from './term-store.ts';
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
/** Vectors are trained on an even sample of at most so many documents. */
const TRAINING_DOCUMENTS = 50_000;

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
  readonly #capacity: number;
  #terms = new TermStore();
  #columns: ReturnType<typeof createDocumentColumns> | null = createDocumentColumns();
  /** Documents whose hash lies below are kept; halved whenever the capacity is passed. */
  #threshold = 2 ** 32;
  #seen = 0;

  /** Up to `capacity` documents are kept for an index; of a larger corpus only an even sample, to train on. */
  constructor(capacity = Number.POSITIVE_INFINITY) {
    this.#capacity = capacity;
  }

  /** True while every document is kept, so that {@link finish} will give an index. */
  get complete(): boolean {
    return this.#columns !== null;
  }

  /** Counts a document in the statistics and keeps it, or a sample of it and its like. */
  add(document: LibraryDocument, analysed: AnalysedDocument): void {
    this.#seen++;
    const counts = new Map<number, number>();
    for (let f = 0; f < FIELD_COUNT; f++) this.#countField(counts, analysed[f] ?? [], f);
    for (const id of counts.keys()) this.#df.increment(id);
    this.#columns?.add(document, analysed);
    const hash = hash32(document.number);
    if (hash < this.#threshold) this.#terms.add(counts, hash);
    while (this.#terms.documents > this.#capacity) {
      this.#columns = null;
      this.#threshold /= 2;
      this.#terms = this.#terms.below(this.#threshold);
    }
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
    const sample = this.#terms.sample(TRAINING_DOCUMENTS).sorted(remap);
    const counts = weightedCounts(sample.counts, options.weights);
    const space = trainSpace({ ...statistics, terms: sample.terms, counts }, options.space);
    if (!this.#columns) return { statistics, space, index: null };
    const kept = this.#terms.sorted(remap);
    return {
      statistics,
      space,
      index: buildIndex({ kept, columns: this.#columns.columns(), statistics, space }, options),
    };
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
