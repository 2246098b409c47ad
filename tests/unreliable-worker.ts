import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  CloseRequest,
  EngineCalls,
  EngineRequest,
  WorkerSettings,
} from '../src/server/modules/analyses/engine/engine-protocol.ts';

/**
 * A worker that does what the idea says: `crash`, `fail`, `hang`, `spin`, `wait N` milliseconds, or answers at once. It
 * cannot open a data directory that is not there.
 */
const port = parentPort!;
const begun: string[] = [];

port.on('message', async (request: EngineRequest | CloseRequest) => {
  if (request.call === 'close') return port.close();
  const { id, call, input, cancelled } = request;
  const text = call === 'analyze' ? (input as EngineCalls['analyze']['input']).idea : '';
  if (call === 'analyze') begun.push(text);
  port.postMessage({ type: 'progress', id, progress: { stage: 'searching', percent: 1, counts: {} } });
  if (text === 'crash') process.exit(7);
  if (text === 'fail') return port.postMessage({ type: 'failure', id, message: 'the idea says so' });
  if (text === 'hang') return undefined;
  while (text === 'spin');
  const [, wait] = /^wait (\d+)/.exec(text) ?? [];
  for (let waited = 0; waited < Number(wait ?? 0); waited += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (Atomics.load(cancelled, 0) === 1)
      return port.postMessage({ type: 'failure', id, message: 'cancelled' });
  }
  port.postMessage({ type: 'answer', id, answer: call === 'analyze' ? begun : [] });
});
const { dataDir } = (workerData as WorkerSettings).location;
port.postMessage(existsSync(dataDir) ? { type: 'open' } : { type: 'broken', message: `No ${dataDir}.` });
