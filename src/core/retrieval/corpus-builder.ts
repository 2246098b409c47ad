import type { AnalysedBatch } from './batch-analyser.ts';
import { type BlockOptions, buildBlock, dampedCount } from './block-builder.ts';
import type { Counted, SealedDraft } from './block-draft.ts';
import { BlockDraft } from './block-draft.ts';
import type { Corpus, CorpusBase } from './corpus.ts';
import { assembleCorpus, inverseFrequency } from './corpus.ts';
import { packTerms } from './dictionary.ts';
import type { AnalysedDocument, LibraryDocument } from './document.ts';
import { FIELDS, fieldLengths, hash32 } from './document.ts';
import { Growable } from './growable.ts';
import { BLOCK_SIZE, RARE } from './index-block.ts';
import { packCounts } from './pack-counts.ts';
import type { SemanticSpace, SpaceOptions, TrainingSet } from './semantic-space.ts';
import { trainSpace } from './semantic-space.ts';
import type { RetrievalWeights } from './weights.ts';

export interface CorpusOptions {
  weights: RetrievalWeights;
  space: SpaceOptions;
}

/** Vectors are trained on an even sample of at most so many documents. */
export const TRAINING_DOCUMENTS = 50_000;

/** Collects documents one by one into typed arrays, then trains a space on a sample and turns them into blocks. */
export class CorpusBuilder {
  readonly #ids = new Map<string, number>();
  readonly #df = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #hashes = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #analysers = new Map<object, Growable<Uint32Array<ArrayBuffer>>>();
  readonly #sealed: SealedDraft[] = [];
  #draft = new BlockDraft();

  add(document: LibraryDocument, analysed: AnalysedDocument): void {
    this.#add(
      document,
      fieldLengths(analysed),
      packCounts(analysed, (term) => this.#idOf(term)),
    );
  }

  /** Adds documents that an analyser has cut into terms; all batches of one analyser, in their order. */
  addBatch(documents: readonly LibraryDocument[], batch: AnalysedBatch, analyser: object): void {
    const ids = this.#analysers.get(analyser) ?? new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
    this.#analysers.set(analyser, ids);
    for (const term of batch.newTerms) ids.push(this.#idOf(term));
    documents.forEach((document, d) => {
      const counted: [number, number][] = [];
      for (let e = batch.start[d] as number; e < (batch.start[d + 1] as number); e++)
        counted.push([ids.at(batch.numbers[e] as number), batch.counts[e] as number]);
      this.#add(document, batch.lengths.subarray(d * FIELDS.length, (d + 1) * FIELDS.length), counted);
    });
  }

  #add(document: LibraryDocument, lengths: Iterable<number>, counted: Counted): void {
    if (this.#draft.documents === BLOCK_SIZE) this.#seal();
    for (const [id] of counted) this.#df.increment(id);
    this.#hashes.push(hash32(document.number));
    this.#draft.add(document, lengths, counted);
  }

  #seal(): void {
    this.#sealed.push(this.#draft.seal());
    this.#draft = new BlockDraft();
  }

  #idOf(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(term, id);
    this.#df.push(0);
    return id;
  }

  /**
   * Trains, and gives the drafts of the blocks one by one, with what `buildBlock` needs to turn each into one, so that few
   * are in memory twice. The builder must not be used afterwards.
   */
  finish(options: CorpusOptions): { base: CorpusBase; drafts: Iterable<SealedDraft>; options: BlockOptions } {
    if (this.#draft.documents > 0) this.#seal();
    const { terms, remap, df } = this.#orderTerms();
    const space = this.#train({ remap, df }, options);
    return {
      base: { terms, space },
      drafts: this.#drafts(),
      options: { remap, space, terms: df.length, weights: options.weights, newTerms: [] },
    };
  }

  /** The same with all blocks in memory. */
  finishWhole(options: CorpusOptions): Corpus {
    const { base, drafts, options: of } = this.finish(options);
    return assembleCorpus(
      base,
      Array.from(drafts, (draft) => buildBlock(draft, of)),
    );
  }

  *#drafts(): Generator<SealedDraft> {
    for (let sealed = this.#sealed.shift(); sealed; sealed = this.#sealed.shift()) yield sealed;
  }

  /** Ids by falling document frequency, then alphabet. */
  #orderTerms(): { terms: Uint16Array; remap: Uint32Array; df: Uint32Array } {
    const names = [...this.#ids.keys()];
    const order = Uint32Array.from(names, (_, id) => id).sort(
      (x, y) => this.#df.at(y) - this.#df.at(x) || ((names[x] as string) < (names[y] as string) ? -1 : 1),
    );
    const remap = new Uint32Array(names.length);
    order.forEach((from, to) => {
      remap[from] = to;
    });
    return {
      terms: packTerms(Array.from(order, (id) => names[id] as string)),
      remap,
      df: order.map((id) => this.#df.at(id)),
    };
  }

  #train(by: { remap: Uint32Array; df: Uint32Array }, options: CorpusOptions): SemanticSpace {
    const documents = this.#hashes.length;
    const set = this.#sample(by.remap, options.weights);
    const idf = Float32Array.from(by.df, (n) => inverseFrequency(documents, n));
    return trainSpace({ ...set, idf, df: by.df }, options.space);
  }

  /** The documents with the lowest hashes, in their order: an even sample that does not depend on the order of input. */
  #sample(remap: Uint32Array, weights: RetrievalWeights): Pick<TrainingSet, 'terms' | 'damped'> {
    const hashes = this.#hashes.toArray();
    const limit =
      hashes.length <= TRAINING_DOCUMENTS ? 2 ** 32 : (hashes.toSorted()[TRAINING_DOCUMENTS] as number);
    const start = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
    const values = new Growable<Uint32Array<ArrayBuffer>>(Uint32Array);
    const damped: number[] = [];
    start.push(0);
    this.#sealed.forEach((draft, position) => {
      const tableWeights = Float64Array.from(draft.table, (counts) => dampedCount(counts, weights));
      let rares = 0;
      for (let d = 0; d < draft.documents; d++) {
        const taken = (hashes[position * BLOCK_SIZE + d] as number) < limit;
        const entries: [number, number][] = [];
        for (let e = draft.start[d] as number; e < (draft.start[d + 1] as number); e++) {
          const pattern = draft.patterns[e] as number;
          const rare = pattern === RARE ? (draft.rare[rares++] as number) : 0;
          if (!taken) continue;
          const weight = pattern === RARE ? dampedCount(rare, weights) : (tableWeights[pattern] as number);
          entries.push([remap[draft.ids[e] as number] as number, weight]);
        }
        if (!taken) continue;
        entries.sort((x, y) => x[0] - y[0]);
        for (const [id, weight] of entries) {
          values.push(id);
          damped.push(weight);
        }
        start.push(values.length);
      }
    });
    return { terms: { start: start.toArray(), values: values.toArray() }, damped: Float32Array.from(damped) };
  }
}
