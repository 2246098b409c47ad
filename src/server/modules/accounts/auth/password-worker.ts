import { scryptSync } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** One key to derive, and the answer. */
export interface KeyRequest {
  id: number;
  password: string;
  salt: string;
}
export interface KeyAnswer {
  id: number;
  key: string;
}

/** As the library derives its keys; what is stored stays valid. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
const KEY_BYTES = 64;
/** How far this thread stands back behind whoever reads; on Linux the priority is a thread's own. */
const POLITE = 5;

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');
if (process.platform === 'linux') {
  try {
    setPriority(Math.max(getPriority(), POLITE));
  } catch {
    // Only politeness: a system may forbid it.
  }
}

port.on('message', ({ id, password, salt }: KeyRequest) => {
  const key = scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, COST).toString('hex');
  port.postMessage({ id, key } satisfies KeyAnswer);
});
