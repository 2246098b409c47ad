import { pino } from 'pino';
import { loadConfig } from '../../src/server/config.ts';
import { analyze, memoryStageStore } from '../../src/server/modules/analysis/analyze.ts';
import type { AnalysisResult } from '../../src/server/modules/analysis/run-state.ts';
import type { Model } from '../../src/server/modules/model/model.ts';
import { openModel } from '../../src/server/modules/model/open-model.ts';
import { unmeteredLedger } from '../../src/server/modules/model/unmetered-ledger.ts';
import { createMemoryLibrary } from '../memory-library.ts';
import { searchOver } from '../memory-search.ts';
import type { ModelServer } from './model-server.ts';

export const IDEAS = {
  planter: 'A self-watering planter for offices that shows when its water tank is empty',
  irrigation: 'A drip irrigation line for balcony plants that measures how wet the soil is',
} as const;

/** The settings of an installation whose model is the server's. */
export const modelSettings = (server: Pick<ModelServer, 'url'>) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: server.url,
  AI_MODEL: 'test',
});

/** The product's model client over a test server, with short deadlines. */
export function testModel(server: Pick<ModelServer, 'url'>, more: Record<string, string> = {}): Model {
  const config = loadConfig({
    ...modelSettings(server),
    AI_TIMEOUT_MS: '3000',
    AI_IDLE_TIMEOUT_MS: '700',
    ...more,
  });
  return openModel('openai-compatible', {
    config,
    ledger: () => unmeteredLedger,
    log: pino({ level: 'silent' }),
  });
}

/** One whole analysis over the library in memory; `model` null for the embedded analyst. */
export function analyzeInMemory(idea: string, model: Model | null): Promise<AnalysisResult> {
  const library = createMemoryLibrary();
  return analyze(
    { library, search: searchOver(library), model, log: pino({ level: 'silent' }) },
    { idea, edit: null, asOf: '2026-11-01', userId: null },
    { store: memoryStageStore(), signal: new AbortController().signal },
  );
}
