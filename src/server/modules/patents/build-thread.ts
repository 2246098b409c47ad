import { Worker } from 'node:worker_threads';
import type { AnalysedBatch } from '../../../core/retrieval/batch-analyser.ts';
import type { BlockOptions } from '../../../core/retrieval/block-builder.ts';
import type { SealedDraft } from '../../../core/retrieval/block-draft.ts';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import type { IndexBlock } from '../../../core/retrieval/index-block.ts';

/** What a thread of a build is asked for, and what it answers. */
export type BuildRequest =
  | { work: 'analyse'; documents: LibraryDocument[] }
  | { work: 'block'; draft: SealedDraft; options: BlockOptions };

/** A thread that works off what it is asked for, one after the other. */
export interface BuildThread {
  /** Requests not yet answered. */
  readonly waiting: number;
  analyse(documents: readonly LibraryDocument[]): Promise<AnalysedBatch>;
  /** The draft's arrays are handed over: it is empty afterwards. */
  buildBlock(draft: SealedDraft, options: BlockOptions): Promise<IndexBlock>;
  close(): Promise<unknown>;
}

/** What is needed of a document to cut it into terms. */
const textsOf = (document: LibraryDocument): LibraryDocument => ({
  ...document,
  citations: [],
  inventors: [],
});

export function startBuildThread(shippedDataDir: string): BuildThread {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData: shippedDataDir });
  const waiting: { resolve(answer: unknown): void; reject(error: unknown): void }[] = [];
  worker.on('message', (answer: unknown) => waiting.shift()?.resolve(answer));
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  const ask = <T>(request: BuildRequest, handedOver: ArrayBuffer[]): Promise<T> => {
    const answer = new Promise<T>((resolve, reject) =>
      waiting.push({ resolve: resolve as (answer: unknown) => void, reject }),
    );
    // Awaited in the order of the documents: until then a failure must not count as unhandled.
    answer.catch(() => undefined);
    worker.postMessage(request, handedOver);
    return answer;
  };
  return {
    get waiting() {
      return waiting.length;
    },
    analyse: (documents) => ask({ work: 'analyse', documents: documents.map(textsOf) }, []),
    buildBlock: (draft, options) => ask({ work: 'block', draft, options }, buffersOf(draft)),
    close: () => worker.terminate(),
  };
}

/** The memory of all typed arrays in a value, so that it can change its thread without being copied. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(buffersOf))];
}
