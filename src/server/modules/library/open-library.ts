import { Worker } from 'node:worker_threads';
import type { Library } from './library.ts';
import type { LibraryLocation } from './library-location.ts';
import type { LibraryAnswer, LibraryCall } from './library-worker.ts';
import { STOP } from './stop-message.ts';

type Pending = { resolve(value: unknown): void; reject(error: Error): void };

/**
 * Opens the library in a thread of its own, so that neither a search nor a build holds up the event loop. Resolves when it is
 * ready for searches: on a new installation that is after its first build. Rejects when it can neither be opened nor built,
 * or when the signal aborts before: a build that is cut short is taken up the next time.
 */
export async function openLibrary(
  { indexUri, shippedDataDir, embeddings }: LibraryLocation,
  signal: AbortSignal | null = null,
): Promise<Library> {
  // Named one by one: a configuration holds more, not all of which can change its thread.
  const location: LibraryLocation = { indexUri, shippedDataDir, embeddings };
  const worker = new Worker(new URL('./library-worker.ts', import.meta.url), { workerData: location });
  const pending = new Map<number, Pending>();
  let next = 0;
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  };
  worker.on('message', (answer: LibraryAnswer) => {
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if (!waiting) return;
    if ('value' in answer) waiting.resolve(answer.value);
    else waiting.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The patent library has been closed.')));
  const ask = <M extends keyof Library>(
    method: M,
    ...args: Parameters<Library[M]>
  ): ReturnType<Library[M]> => {
    const answer = new Promise<unknown>((resolve, reject) => {
      if (ended) {
        reject(ended);
        return;
      }
      const id = next++;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, method, args } satisfies LibraryCall);
    });
    return answer as ReturnType<Library[M]>;
  };
  const library: Library = {
    stats: () => ask('stats'),
    search: (queries) => ask('search', queries),
    byNumber: (numbers) => ask('byNumber', numbers),
    similar: (number, limit) => ask('similar', number, limit),
    likeness: (queries, documents) => ask('likeness', queries, documents),
    expand: (text) => ask('expand', text),
    patterns: (text, limit) => ask('patterns', text, limit),
    classTitles: (codes) => ask('classTitles', codes),
    classify: (texts) => ask('classify', texts),
    baseRates: (codes) => ask('baseRates', codes),
    categoryCounts: () => ask('categoryCounts'),
    searchCategory: (category, limit) => ask('searchCategory', category, limit),
    async close() {
      if (!ended) await ask('close').catch(() => undefined);
      await worker.terminate();
    },
  };
  // The thread is asked, not ended: in the midst of the engine's work that would take the process with it.
  const cut = () => worker.postMessage(STOP);
  signal?.addEventListener('abort', cut, { once: true });
  try {
    await library.stats();
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cut);
  }
  return library;
}
