import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerSettings } from '../src/server/modules/analyses/engine/engine-protocol.ts';
import { openLibrary } from '../src/server/modules/patents/open-library.ts';

/** A worker that reads the library again and again until it is asked to end: LanceDB is at work for it all the time. */
const port = parentPort!;
const { location } = workerData as WorkerSettings;
let asked = false;

port.on('message', () => {
  asked = true;
  port.close();
});
const read = async () => {
  while (!asked) {
    const library = await openLibrary(location);
    port.postMessage({ type: 'open' });
    await library.close();
  }
};
await Promise.all([read(), read(), read(), read()]);
