import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { releaseMemory } from '../../../release-memory.ts';
import { ensureLibrary } from '../../patents/ensure-library.ts';
import { LibraryBusyError } from '../../patents/library-lock.ts';
import { currentBuild, type LibraryHandle, openLibrary } from '../../patents/open-library.ts';
import type {
  EngineCallName,
  EngineCalls,
  EngineMessage,
  EngineRequest,
  WorkerSettings,
} from './engine-protocol.ts';
import { runAnalysis } from './run-analysis.ts';

/** Milliseconds between looks for a newer build of the library, made by `ingest` in another process. */
const BUILD_CHECK = 15_000;
const BUSY_RETRY = 1_000;
const QUIET = 5_000;

const { location } = workerData as WorkerSettings;
const port = parentPort!;
const send = (message: EngineMessage) => port.postMessage(message);
const text = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function openCurrent(): Promise<LibraryHandle> {
  for (;;) {
    try {
      await ensureLibrary(location, (progress) => send({ type: 'building', progress }));
      return await openLibrary(location);
    } catch (error) {
      if (!(error instanceof LibraryBusyError)) throw error;
      await delay(BUSY_RETRY);
    }
  }
}

let library: LibraryHandle;
let running = 0;
let quiet: NodeJS.Timeout | undefined;

/** Gives back what the last calls left behind, once no new one has come for a while. */
function releaseWhenQuiet(): void {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    if (running === 0) releaseMemory();
  }, QUIET).unref();
}

/** Opens a newer build when no call is under way, so that each call sees one build from beginning to end. */
async function followBuilds(): Promise<void> {
  for (;;) {
    await delay(BUILD_CHECK, undefined, { ref: false });
    const build = await currentBuild(location).catch(() => null);
    if (build === null || build === library.build || running > 0) continue;
    const old = library;
    library = await openLibrary(location);
    await old.close();
  }
}

function answer({ id, call, input, cancelled }: EngineRequest): Promise<unknown> {
  const calls: Record<EngineCallName, () => Promise<unknown>> = {
    analyze: () =>
      runAnalysis(input as EngineCalls['analyze']['input'], library, (progress) => {
        if (Atomics.load(cancelled, 0) === 1) throw new Error('cancelled');
        send({ type: 'progress', id, progress });
      }),
    search: async () => (await library.search(input as EngineCalls['search']['input'])).hits,
    categories: () => library.categoryCounts(),
    searchCategory: () => {
      const { name, limit } = input as EngineCalls['searchCategory']['input'];
      return library.searchCategory(name, limit);
    },
    status: async () => {
      const { documents, fromYear, toYear, coverage, name } = library.stats;
      return { documents, fromYear, toYear, coverage, name };
    },
  };
  return calls[call]();
}

port.on('message', async (request: EngineRequest) => {
  running++;
  try {
    send({ type: 'answer', id: request.id, answer: (await answer(request)) as never });
  } catch (error) {
    send({ type: 'failure', id: request.id, message: text(error) });
  } finally {
    running--;
    releaseWhenQuiet();
  }
});

try {
  library = await openCurrent();
  send({ type: 'open' });
  releaseWhenQuiet();
  followBuilds().catch((error) => {
    // A worker that cannot follow would serve an old library for ever: end it, the pool starts another.
    throw error;
  });
} catch (error) {
  send({ type: 'cannot-open', message: text(error) });
}
