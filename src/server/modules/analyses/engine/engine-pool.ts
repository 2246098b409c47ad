import type { Logger } from 'pino';
import type { HeldParts } from '../../patents/corpus-table.ts';
import type { LibraryProgress } from '../../patents/library-location.ts';
import type { EngineCallName, EngineCalls, WorkerSettings } from './engine-protocol.ts';
import { type EngineThread, startThread, type ThreadCall } from './engine-thread.ts';
import { createFairQueue } from './fair-queue.ts';

export interface PoolOptions {
  script: URL;
  settings: WorkerSettings;
  /** Most threads. One runs always; the others come with the work and leave when it is done. */
  size: number;
  log: Logger;
  onBuilding(progress: LibraryProgress): void;
}

/** Milliseconds. */
const RESTART_DELAYS = [100, 500, 2_000, 5_000];
const IDLE_LIMIT = 60_000;
/** Between looks for a newer build of the library, made by `ingest` in another process. */
const BUILD_CHECK = 15_000;
/** Short calls that one thread interleaves with its analysis. */
const SHORT_CALLS = 8;
const SHORT_OWNER = 'short';

interface Task {
  call: ThreadCall;
  resolve(answer: never): void;
  reject(error: unknown): void;
}

/**
 * Calls to worker threads: one analysis a thread at a time, owners in turn; searches never wait for analyses. What waits
 * is rejected when the library cannot be opened time after time; opening is tried on, and later calls are served.
 */
export interface EnginePool {
  readonly open: boolean;
  /** Starts the first thread, if none runs. The first call does so too. */
  start(): void;
  run<N extends EngineCallName>(call: ThreadCall<N>, owner: string): Promise<EngineCalls[N]['answer']>;
  close(): Promise<void>;
}

export function createEnginePool(options: PoolOptions): EnginePool {
  const { log } = options;
  const threads = new Set<EngineThread>();
  const analyses = createFairQueue<Task>();
  const shorts = createFairQueue<Task>();
  let held: HeldParts = {};
  let failures = 0;
  let closed = false;
  let restart: NodeJS.Timeout | undefined;

  const refuseWaiting = (error: Error) => {
    for (const task of [...analyses.drain(), ...shorts.drain()]) task.reject(error);
  };
  const addThread = () => {
    const thread: EngineThread = startThread(
      options.script,
      { ...options.settings, held },
      {
        onBuilding: options.onBuilding,
        onHeld: (parts) => {
          held = parts;
          for (const other of threads) if (other !== thread && other.open) other.look(parts);
        },
        onOpen: () => {
          failures = 0;
          dispatch();
        },
        onFree: () => dispatch(),
        onEnd: (reason) => {
          threads.delete(thread);
          if (closed || reason === null) return;
          log.error({ err: reason }, 'analysis thread ended, starting another');
          const delay = RESTART_DELAYS[Math.min(failures++, RESTART_DELAYS.length - 1)];
          clearTimeout(restart);
          restart = setTimeout(() => {
            restart = undefined;
            start();
          }, delay);
          // Failures are counted from the last opening: as many as there are delays is no passing trouble.
          const open = [...threads].some((other) => other.open);
          if (failures >= RESTART_DELAYS.length && !open) {
            refuseWaiting(new Error('The patent library cannot be opened.', { cause: reason }));
          }
          dispatch();
        },
      },
    );
    threads.add(thread);
  };
  const least = (fits: (thread: EngineThread) => boolean): EngineThread | undefined =>
    [...threads].filter((thread) => thread.open && fits(thread)).sort((a, b) => a.calls - b.calls)[0];
  const hand = (thread: EngineThread, task: Task) => {
    thread.run(task.call).then(task.resolve as (answer: unknown) => void, task.reject);
  };
  const dispatch = () => {
    for (let thread = least((t) => t.calls < SHORT_CALLS); thread && shorts.size > 0; ) {
      hand(thread, shorts.shift()!);
      thread = least((t) => t.calls < SHORT_CALLS);
    }
    for (let thread = least((t) => t.analyses === 0); thread && analyses.size > 0; ) {
      hand(thread, analyses.shift()!);
      thread = least((t) => t.analyses === 0);
    }
    const opening = [...threads].some((thread) => !thread.open);
    if (analyses.size > 0 && !opening && threads.size > 0 && threads.size < options.size) addThread();
  };
  const start = () => {
    if (threads.size === 0 && !closed && restart === undefined) addThread();
  };
  // One thread looks; the others follow with what it has read.
  const looking = setInterval(
    () => [...threads].find((thread) => thread.open)?.look({}),
    BUILD_CHECK,
  ).unref();
  // Threads beyond the first go when there is nothing to do.
  const shrink = setInterval(() => {
    const idle = [...threads].findLast((thread) => thread.open && thread.calls === 0);
    if (threads.size <= 1 || !idle || analyses.size > 0) return;
    threads.delete(idle);
    void idle.close();
  }, IDLE_LIMIT).unref();

  return {
    start,
    get open() {
      return [...threads].some((thread) => thread.open);
    },
    run: (call, owner) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Error('The analysis engine is closed.');
        call.signal?.throwIfAborted();
        const queue = call.call === 'analyze' ? analyses : shorts;
        const task: Task = { call, resolve: resolve as Task['resolve'], reject };
        call.signal?.addEventListener('abort', () => queue.remove(task) && reject(call.signal?.reason), {
          once: true,
        });
        queue.push(call.call === 'analyze' ? owner : SHORT_OWNER, task);
        start();
        dispatch();
      }),
    close: async () => {
      closed = true;
      clearTimeout(restart);
      clearInterval(shrink);
      clearInterval(looking);
      refuseWaiting(new Error('The analysis engine is closing.'));
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}
