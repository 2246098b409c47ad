import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface CollectOptions {
  type: 'major';
  execution: 'sync';
  flavor: 'last-resort';
}

/**
 * Collects garbage and gives the memory back to the system: loading modules and opening a library leave hundreds of
 * megabytes behind that would otherwise stay for as long as nothing is allocated. Stops this thread for some tenths of a
 * second, so only before work begins or in a thread that has none.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: CollectOptions) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
