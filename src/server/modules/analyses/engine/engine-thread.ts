import { Worker } from 'node:worker_threads';
import type { AnalysisProgress } from '../../../../contract/report.ts';
import type { HeldParts } from '../../patents/corpus-table.ts';
import type { LibraryProgress } from '../../patents/library-location.ts';
import type {
  CloseRequest,
  EngineCallName,
  EngineCalls,
  EngineMessage,
  LookRequest,
  WorkerSettings,
} from './engine-protocol.ts';

/** Megabytes. A runaway task ends its thread, not the process. */
const HEAP_LIMIT = 2048;
/** Milliseconds. */
const TASK_LIMIT = 180_000;
const CANCEL_PATIENCE = 5_000;
const LEAVE_PATIENCE = 10_000;

export interface ThreadCall<N extends EngineCallName = EngineCallName> {
  call: N;
  input: EngineCalls[N]['input'];
  onProgress(progress: AnalysisProgress): void;
  signal: AbortSignal | null;
}

export interface ThreadEvents {
  onBuilding(progress: LibraryProgress): void;
  onOpen(): void;
  /** The thread has read an index into memory that other threads can share. */
  onHeld(held: HeldParts): void;
  /** After each call, when the thread has really ended it: a stopped call rejects before that. */
  onFree(): void;
  /** Once, when the thread is gone; `reason` is null after `close`. */
  onEnd(reason: Error | null): void;
}

/** One worker thread with the library open. */
export interface EngineThread {
  readonly open: boolean;
  readonly calls: number;
  readonly analyses: number;
  /** Rejects when the call fails, the signal is aborted, or the thread dies. */
  run<N extends EngineCallName>(call: ThreadCall<N>): Promise<EngineCalls[N]['answer']>;
  /** Asks it to look for a newer build; parts that are given need not be read. */
  look(held: HeldParts): void;
  close(): Promise<void>;
}

interface Pending {
  call: ThreadCall;
  cancelled: Int32Array;
  resolve(answer: never): void;
  reject(error: unknown): void;
  settle(): void;
}

export function startThread(script: URL, settings: WorkerSettings, events: ThreadEvents): EngineThread {
  const worker = new Worker(script, {
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT },
  });
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let open = false;
  let closing = false;
  let failure: Error | null = null;
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
  });
  // LanceDB ends the whole process when a thread is terminated that it still reads for (napi-rs issue 2460): the thread
  // is asked to end, and terminated when it does not, for then it is busy with its own code.
  const leave = (reason: Error): Promise<void> => {
    failure ??= reason;
    open = false;
    for (const task of [...pending.values()]) {
      Atomics.store(task.cancelled, 0, 1);
      task.settle();
      task.reject(reason);
    }
    worker.postMessage({ call: 'close' } satisfies CloseRequest);
    setTimeout(() => void worker.terminate(), LEAVE_PATIENCE).unref();
    return gone;
  };
  worker.on('error', (error) => {
    failure ??= error instanceof Error ? error : new Error(String(error));
  });
  worker.on('exit', (code) => {
    open = false;
    const reason = failure ?? new Error(`The analysis thread ended with code ${code}.`);
    for (const task of [...pending.values()]) {
      task.settle();
      task.reject(reason);
    }
    events.onEnd(closing ? null : reason);
  });
  worker.on('message', (message: EngineMessage) => {
    if (message.type === 'building') return events.onBuilding(message.progress);
    if (message.type === 'broken') return void leave(new Error(message.message));
    if (message.type === 'held') return events.onHeld(message.held);
    if (message.type === 'open') {
      open = true;
      events.onHeld(message.held ?? {});
      return events.onOpen();
    }
    const task = pending.get(message.id);
    if (!task) return;
    if (message.type === 'progress') return task.call.onProgress(message.progress);
    task.settle();
    if (message.type === 'answer') task.resolve(message.answer as never);
    else task.reject(new Error(message.message));
  });
  return {
    get open() {
      return open;
    },
    get calls() {
      return pending.size;
    },
    get analyses() {
      return [...pending.values()].filter((task) => task.call.call === 'analyze').length;
    },
    run: (call) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        const cancelled = new Int32Array(new SharedArrayBuffer(4));
        const limit = setTimeout(
          () => void leave(new Error('The analysis took too long.')),
          TASK_LIMIT,
        ).unref();
        let patience: NodeJS.Timeout | undefined;
        const cancel = () => {
          Atomics.store(cancelled, 0, 1);
          reject(call.signal?.reason);
          // The thread looks between stages; one that never looks is ended.
          patience = setTimeout(
            () => void leave(new Error('A stopped analysis did not end.')),
            CANCEL_PATIENCE,
          ).unref();
        };
        const settle = () => {
          pending.delete(id);
          clearTimeout(limit);
          clearTimeout(patience);
          call.signal?.removeEventListener('abort', cancel);
          queueMicrotask(events.onFree);
        };
        pending.set(id, { call, cancelled, resolve, reject, settle });
        call.signal?.addEventListener('abort', cancel, { once: true });
        worker.postMessage({ id, call: call.call, input: call.input, cancelled });
      }),
    look: (held) => worker.postMessage({ call: 'look', held } satisfies LookRequest),
    close: () => {
      closing = true;
      return leave(new Error('The analysis engine is closing.'));
    },
  };
}
