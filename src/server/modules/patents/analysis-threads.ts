import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnalysedBatch } from '../../../core/retrieval/batch-analyser.ts';
import { BatchAnalyser } from '../../../core/retrieval/batch-analyser.ts';
import { createMembership } from '../../../core/retrieval/category-membership.ts';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import { readCategories, starterFile } from './shipped-data.ts';
import type { SourcedDocument } from './source-documents.ts';
import { readStarter } from './source-documents.ts';

/** Documents of a batch, and how many of them this thread does before it is worth starting others. */
const BATCH = 500;
const ALONE = 10_000;
/** Batches that each thread may have waiting. */
const AHEAD = 3;

export interface AnalysedDocuments {
  sourced: SourcedDocument[];
  batch: AnalysedBatch;
  /** Who numbered the terms of the batch. */
  analyser: object;
}

/** Cuts documents into terms in threads sized to the machine; the answers come in the order of the documents. */
export interface AnalysisThreads {
  analyse(documents: AsyncIterable<SourcedDocument>): AsyncGenerator<AnalysedDocuments>;
  close(): Promise<void>;
}

export async function createBatchAnalyser(shippedDataDir: string): Promise<BatchAnalyser> {
  const starter = await readStarter(starterFile(shippedDataDir));
  return new BatchAnalyser(createMembership(await readCategories(shippedDataDir), starter.values()));
}

export async function createAnalysisThreads(shippedDataDir: string): Promise<AnalysisThreads> {
  const own = await createBatchAnalyser(shippedDataDir);
  const size = Math.max(1, availableParallelism() - 1);
  const threads: AnalysisThread[] = [];
  let done = 0;
  const dispatch = (sourced: SourcedDocument[]): AnalysedDocuments | Promise<AnalysedDocuments> => {
    const documents = sourced.map(({ document }) => document);
    done += documents.length;
    if (done <= ALONE) return { sourced, batch: own.analyse(documents), analyser: own };
    if (threads.length < size) threads.push(startThread(shippedDataDir));
    const [thread] = threads.toSorted((x, y) => x.waiting - y.waiting) as [AnalysisThread];
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

interface AnalysisThread {
  readonly waiting: number;
  analyse(documents: LibraryDocument[]): Promise<AnalysedBatch>;
  close(): Promise<unknown>;
}

/** What a thread needs of a document. */
const textsOf = (document: LibraryDocument): LibraryDocument => ({
  ...document,
  citations: [],
  inventors: [],
});

function startThread(shippedDataDir: string): AnalysisThread {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { workerData: shippedDataDir });
  const waiting: { resolve(batch: AnalysedBatch): void; reject(error: unknown): void }[] = [];
  worker.on('message', (batch: AnalysedBatch) => waiting.shift()?.resolve(batch));
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    get waiting() {
      return waiting.length;
    },
    analyse: (documents) => {
      const answer = new Promise<AnalysedBatch>((resolve, reject) => waiting.push({ resolve, reject }));
      // Awaited in the order of the documents: until then a failure must not count as unhandled.
      answer.catch(() => undefined);
      worker.postMessage(documents.map(textsOf));
      return answer;
    },
    close: () => worker.terminate(),
  };
}
