import { availableParallelism } from 'node:os';
import type { AnalysedBatch } from '../../../core/retrieval/batch-analyser.ts';
import { BatchAnalyser } from '../../../core/retrieval/batch-analyser.ts';
import { type BlockOptions, buildBlock } from '../../../core/retrieval/block-builder.ts';
import type { SealedDraft } from '../../../core/retrieval/block-draft.ts';
import { createMembership } from '../../../core/retrieval/category-membership.ts';
import type { IndexBlock } from '../../../core/retrieval/index-block.ts';
import { type BuildThread, startBuildThread } from './build-thread.ts';
import { readCategories, starterFile } from './shipped-data.ts';
import type { SourcedDocument } from './source-documents.ts';
import { readStarter } from './source-documents.ts';

/** Documents of a batch. */
const BATCH = 500;
/** Documents for which it is not worth starting other threads. */
const ALONE = 10_000;
/** Batches that each thread may have waiting. */
const AHEAD = 3;

export interface AnalysedDocuments {
  sourced: SourcedDocument[];
  batch: AnalysedBatch;
  /** Who numbered the terms of the batch. */
  analyser: object;
}

/** What a large build does in threads sized to the machine; answers come in the order of what was asked for. */
export interface BuildThreads {
  /** Cuts documents into terms. */
  analyse(documents: AsyncIterable<SourcedDocument>): AsyncGenerator<AnalysedDocuments>;
  /** Turns drafts into blocks; a draft is taken when there is somebody to work on it, and is empty afterwards. */
  buildBlocks(drafts: Iterable<SealedDraft>, options: BlockOptions): AsyncGenerator<IndexBlock>;
  close(): Promise<void>;
}

export async function createBatchAnalyser(shippedDataDir: string): Promise<BatchAnalyser> {
  const starter = await readStarter(starterFile(shippedDataDir));
  return new BatchAnalyser(createMembership(await readCategories(shippedDataDir), starter.values()));
}

/** @param alone documents that this thread does before others are started */
export async function createBuildThreads(shippedDataDir: string, alone = ALONE): Promise<BuildThreads> {
  const own = await createBatchAnalyser(shippedDataDir);
  const size = Math.max(1, availableParallelism() - 1);
  const threads: BuildThread[] = [];
  const leastBusy = () => threads.toSorted((x, y) => x.waiting - y.waiting)[0];
  let done = 0;
  const dispatch = (sourced: SourcedDocument[]): AnalysedDocuments | Promise<AnalysedDocuments> => {
    const documents = sourced.map(({ document }) => document);
    done += documents.length;
    if (done <= alone) return { sourced, batch: own.analyse(documents), analyser: own };
    if (threads.length < size) threads.push(startBuildThread(shippedDataDir));
    const thread = leastBusy() as BuildThread;
    // This thread, which also reads and writes, lends a hand where the others cannot keep up.
    if (thread.waiting >= AHEAD) return { sourced, batch: own.analyse(documents), analyser: own };
    return thread.analyse(documents).then((batch) => ({ sourced, batch, analyser: thread }));
  };
  return {
    async *analyse(documents) {
      const ahead: ReturnType<typeof dispatch>[] = [];
      for await (const part of inBatches(documents)) {
        ahead.push(dispatch(part));
        if (ahead.length > size * AHEAD + 1) yield await (ahead.shift() as Promise<AnalysedDocuments>);
      }
      for (const answer of ahead) yield await answer;
    },
    async *buildBlocks(drafts, options) {
      const ahead: (IndexBlock | Promise<IndexBlock>)[] = [];
      for (const draft of drafts) {
        const thread = leastBusy();
        const free = thread?.waiting === 0;
        ahead.push(free ? thread.buildBlock(draft, options) : buildBlock(draft, options));
        // Blocks are large: this thread's is the last that waits.
        while (ahead.length > 0 && !free) yield await (ahead.shift() as Promise<IndexBlock>);
      }
      for (const block of ahead) yield await block;
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

async function* inBatches(documents: AsyncIterable<SourcedDocument>): AsyncGenerator<SourcedDocument[]> {
  let batch: SourcedDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
