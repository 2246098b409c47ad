import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { AnalysisEngine } from './analysis-engine.ts';
import { createEnginePool } from './engine/engine-pool.ts';
import type { EngineCallName, EngineCalls } from './engine/engine-protocol.ts';

const MOST_THREADS = 4;

/** One core is left to the event loop. */
function threadCount(config: Config): number {
  return config.workers ?? Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
}

/** Opens the library in worker threads, building it first where it is missing. Calls wait until it is open. */
export function createAnalysisEngine({ config, log }: { config: Config; log: Logger }): AnalysisEngine {
  const { dataDir, indexUri, shippedDataDir } = config;
  const pool = createEnginePool({
    script: new URL('./engine/engine-worker.ts', import.meta.url),
    settings: { location: { dataDir, indexUri, shippedDataDir } },
    size: threadCount(config),
    log,
    onBuilding: (progress) => log.info(progress, 'building the patent library'),
  });
  const short = <N extends EngineCallName>(call: N, input: EngineCalls[N]['input']) =>
    pool.run({ call, input, onProgress: () => undefined, signal: null }, '');
  return {
    start: () => pool.start(),
    ready: () => pool.open,
    analyze: (input, { onProgress, signal, owner }) =>
      pool.run({ call: 'analyze', input, onProgress, signal }, owner ?? ''),
    search: (request) => short('search', request),
    categories: () => short('categories', null),
    searchCategory: (name, limit) => short('searchCategory', { name, limit }),
    status: () => short('status', null),
    close: () => pool.close(),
  };
}
