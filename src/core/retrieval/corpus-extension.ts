import { buildBlock } from './block-builder.ts';
import { BlockDraft, draftOf } from './block-draft.ts';
import type { Dictionary } from './dictionary.ts';
import type { AnalysedDocument, LibraryDocument } from './document.ts';
import { fieldLengths } from './document.ts';
import type { IndexBlock } from './index-block.ts';
import { BLOCK_BITS, BLOCK_SIZE } from './index-block.ts';
import { packCounts } from './pack-counts.ts';
import type { SemanticSpace } from './semantic-space.ts';
import type { RetrievalWeights } from './weights.ts';

/** What of a corpus is needed to add to it. */
export interface ExtendedCorpus {
  dictionary: Dictionary;
  space: SemanticSpace;
  weights: RetrievalWeights;
  /** Rows so far, emptied ones included. */
  rows: number;
  /** The last block; null where it is full or there is none. */
  last: IndexBlock | null;
}

interface Growing {
  draft: BlockDraft;
  newTerms: string[];
  /** The block that it continues, if any. */
  from: IndexBlock | null;
}

/**
 * Adds documents to a corpus without touching its full blocks: the last one is continued, further ones follow. The space stays
 * as it was trained; terms that it never saw get ids behind the others.
 */
export class CorpusExtension {
  readonly #corpus: ExtendedCorpus;
  readonly #growing = new Map<number, Growing>();
  readonly #emptied = new Map<number, Set<number>>();
  readonly #ids = new Map<string, number>();
  #rows: number;

  constructor(corpus: ExtendedCorpus) {
    this.#corpus = corpus;
    this.#rows = corpus.rows;
  }

  /** Rows so far, emptied ones included. */
  get rows(): number {
    return this.#rows;
  }

  add(document: LibraryDocument, analysed: AnalysedDocument): void {
    const { draft, newTerms } = this.#growingAt(this.#rows >>> BLOCK_BITS);
    const counts = packCounts(analysed, (term) => this.#idOf(term, newTerms));
    draft.add(document, fieldLengths(analysed), counts);
    this.#rows++;
  }

  /** Takes the document of a row out. */
  empty(row: number): void {
    const position = row >>> BLOCK_BITS;
    const places = this.#emptied.get(position) ?? new Set();
    this.#emptied.set(position, places.add(row & (BLOCK_SIZE - 1)));
  }

  #growingAt(position: number): Growing {
    const known = this.#growing.get(position);
    if (known) return known;
    const continues = position === (this.#corpus.rows - 1) >>> BLOCK_BITS;
    const from = continues ? this.#corpus.last : null;
    const draft = from ? draftOf(from, new Set()) : new BlockDraft();
    const growing = { draft, from, newTerms: [...(from?.newTerms ?? [])] };
    this.#growing.set(position, growing);
    return growing;
  }

  #idOf(term: string, newTerms: string[]): number {
    const { dictionary } = this.#corpus;
    const known = dictionary.id(term);
    if (known >= 0) return known;
    const added = this.#ids.get(term);
    if (added !== undefined) return added;
    const id = dictionary.size + this.#ids.size;
    this.#ids.set(term, id);
    newTerms.push(term);
    return id;
  }

  /** The blocks that are new or have changed, with their positions. `read` gives blocks in which documents were taken out. */
  async *finish(
    read: (position: number) => Promise<IndexBlock>,
  ): AsyncGenerator<{ position: number; block: IndexBlock }> {
    const positions = [...new Set([...this.#emptied.keys(), ...this.#growing.keys()])].sort((x, y) => x - y);
    for (const position of positions) {
      const growing = this.#growing.get(position);
      const grown = growing
        ? this.#build(growing.draft, { newTerms: growing.newTerms, from: growing.from })
        : await read(position);
      const emptied = this.#emptied.get(position);
      yield {
        position,
        block: emptied
          ? this.#build(draftOf(grown, emptied), { newTerms: grown.newTerms, from: grown })
          : grown,
      };
    }
  }

  #build(draft: BlockDraft, as: { newTerms: readonly string[]; from: IndexBlock | null }): IndexBlock {
    return buildBlock(draft.seal(), {
      remap: null,
      terms: this.#corpus.dictionary.size + this.#ids.size,
      space: this.#corpus.space,
      weights: this.#corpus.weights,
      newTerms: as.newTerms,
      ...(as.from ? { known: as.from.vectors } : {}),
    });
  }
}
