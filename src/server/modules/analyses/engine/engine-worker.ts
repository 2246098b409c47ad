import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { releaseMemory } from '../../../release-memory.ts';
import type { HeldParts } from '../../patents/corpus-table.ts';
import { ensureLibrary } from '../../patents/ensure-library.ts';
import { LibraryBusyError } from '../../patents/library-lock.ts';
import { currentBuild, type LibraryHandle, openLibrary } from '../../patents/open-library.ts';
import type {
  CloseRequest,
  EngineCallName,
  EngineCalls,
  EngineMessage,
  EngineRequest,
  LookRequest,
  WorkerSettings,
} from './engine-protocol.ts';
import { runAnalysis } from './run-analysis.ts';

/** Milliseconds. */
const BUSY_RETRY = 1_000;
const QUIET = 5_000;

const { location, held } = workerData as WorkerSettings;
const port = parentPort!;
const send = (message: EngineMessage) => port.postMessage(message);
const text = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

let closing = false;

async function openCurrent(): Promise<LibraryHandle> {
  for (;;) {
    try {
      await ensureLibrary(location, (progress) => {
        if (closing) throw new Error('closing');
        send({ type: 'building', progress });
      });
      return await openLibrary(location, held);
    } catch (error) {
      if (closing || !(error instanceof LibraryBusyError)) throw error;
      await delay(BUSY_RETRY);
    }
  }
}

/** An open build and the calls at work on it: each call sees one build from beginning to end. */
interface OpenBuild {
  library: LibraryHandle;
  calls: number;
}

let current: OpenBuild;
let looking = false;
let quiet: NodeJS.Timeout | undefined;

/** Gives back what the last calls left behind, once no new one has come for a while. */
function releaseWhenQuiet(): void {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    if (current.calls === 0) releaseMemory();
  }, QUIET).unref();
}

/** Goes over to a newer build, if there is one. Calls under way stay with the old one, which the last of them closes. */
async function followBuild(parts: HeldParts): Promise<void> {
  const build = await currentBuild(location).catch(() => null);
  if (build === null || build === current.library.build) return;
  const old = current;
  current = { library: await openLibrary(location, { ...old.library.held, ...parts }), calls: 0 };
  send({ type: 'held', held: current.library.held });
  if (old.calls === 0) await old.library.close();
}

// A worker that cannot follow would serve an old library for ever: it ends, and the pool starts another.
function look({ held: parts }: LookRequest): void {
  if (looking) return;
  looking = true;
  void followBuild(parts)
    .catch((error) => send({ type: 'broken', message: text(error) }))
    .finally(() => {
      looking = false;
    });
}

/** With its port closed the thread ends by itself, as soon as nothing is under way any more. */
function close(): void {
  closing = true;
  port.close();
}

function answer(library: LibraryHandle, { id, call, input, cancelled }: EngineRequest): Promise<unknown> {
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

port.on('message', async (request: EngineRequest | LookRequest | CloseRequest) => {
  if (request.call === 'close') return close();
  if (request.call === 'look') return look(request);
  const open = current;
  open.calls++;
  try {
    send({ type: 'answer', id: request.id, answer: (await answer(open.library, request)) as never });
  } catch (error) {
    send({ type: 'failure', id: request.id, message: text(error) });
  } finally {
    open.calls--;
    if (open.calls === 0 && open !== current) await open.library.close();
    releaseWhenQuiet();
  }
});

try {
  current = { library: await openCurrent(), calls: 0 };
  send({ type: 'open', held: current.library.held });
  releaseWhenQuiet();
} catch (error) {
  send({ type: 'broken', message: text(error) });
}
