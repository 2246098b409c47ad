import type { Logger } from 'pino';
import type { Library } from './library.ts';
import type { LibraryLocation } from './library-location.ts';
import { openLibrary } from './open-library.ts';

/** The library of a process, opened in the background: calls wait until it is open. */
export interface LibraryHandle extends Library {
  /** Begins to open it, building the index where it is missing or damaged. The first call does so too. */
  start(): void;
  /** False until it is open. */
  ready(): boolean;
  /** Why it could not be opened, or null. */
  failure(): Error | null;
}

/** Milliseconds before another attempt after one that failed. */
const RETRY_DELAY = 5_000;

export function createLibraryHandle(location: LibraryLocation, log: Pick<Logger, 'error'>): LibraryHandle {
  let opening: Promise<Library> | null = null;
  let ready = false;
  let failure: Error | null = null;
  const closing = new AbortController();
  const open = (): Promise<Library> => {
    if (closing.signal.aborted) return Promise.reject(new Error('The patent library has been closed.'));
    opening ??= openLibrary(location, closing.signal).then(
      (library) => {
        ready = true;
        failure = null;
        return library;
      },
      (error: Error) => {
        failure = error;
        if (closing.signal.aborted) throw error;
        log.error({ err: error }, 'the patent library could not be opened');
        setTimeout(() => {
          opening = null;
        }, RETRY_DELAY).unref();
        throw error;
      },
    );
    return opening;
  };
  return {
    start: () => void open().catch(() => undefined),
    ready: () => ready,
    failure: () => failure,
    stats: async () => (await open()).stats(),
    search: async (queries) => (await open()).search(queries),
    byNumber: async (numbers) => (await open()).byNumber(numbers),
    similar: async (number, limit) => (await open()).similar(number, limit),
    likeness: async (queries, documents) => (await open()).likeness(queries, documents),
    expand: async (text) => (await open()).expand(text),
    patterns: async (text, limit) => (await open()).patterns(text, limit),
    classTitles: async (codes) => (await open()).classTitles(codes),
    classify: async (texts) => (await open()).classify(texts),
    baseRates: async (codes) => (await open()).baseRates(codes),
    categoryCounts: async () => (await open()).categoryCounts(),
    searchCategory: async (category, limit) => (await open()).searchCategory(category, limit),
    close: async () => {
      closing.abort();
      ready = false;
      await opening?.then(
        (library) => library.close(),
        () => undefined,
      );
    },
  };
}
