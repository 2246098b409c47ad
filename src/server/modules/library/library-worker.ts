import { parentPort, workerData } from 'node:worker_threads';
import type { Library } from './library.ts';
import type { LibraryLocation } from './library-location.ts';
import { openLocalLibrary } from './local-library.ts';
import { STOP } from './stop-message.ts';

/** One call of a method of the library, and its answer. */
export interface LibraryCall {
  id: number;
  method: keyof Library;
  args: unknown[];
}
export type LibraryAnswer =
  | { id: number; value: unknown }
  | { id: number; error: { name: string; message: string } };

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');
const stopping = new AbortController();
const opening = openLocalLibrary(workerData as LibraryLocation, stopping.signal);
// Every call is answered with the failure; the failure must not also end the thread.
opening.catch(() => undefined);

/** Calls not yet answered: a thread that ends while the engine works takes the process with it. */
const running = new Set<Promise<void>>();

port.on('message', (call: LibraryCall | typeof STOP) => {
  if (call === STOP) {
    stopping.abort(new Error('The patent library has been closed.'));
    return;
  }
  const others = call.method === 'close' ? [...running] : [];
  const answered = Promise.all(others)
    .then(() => answer(call))
    .then((message) => port.postMessage(message));
  running.add(answered);
  void answered.finally(() => running.delete(answered));
});

async function answer({ id, method, args }: LibraryCall): Promise<LibraryAnswer> {
  try {
    const library = await opening;
    const call = library[method] as (...given: unknown[]) => Promise<unknown>;
    return { id, value: await call(...args) };
  } catch (error) {
    const { name, message } = error as Error;
    return { id, error: { name, message } };
  }
}
