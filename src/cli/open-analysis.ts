import { type Logger, pino } from 'pino';
import { loadConfig } from '../server/config.ts';
import { analyze, memoryStageStore } from '../server/modules/analysis/analyze.ts';
import { createLibrarySearchPort } from '../server/modules/analysis/library-search-port.ts';
import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';
import type { Library } from '../server/modules/library/library.ts';
import { createLibraryHandle } from '../server/modules/library/library-handle.ts';
import type { Model } from '../server/modules/model/model.ts';
import { unmeteredLedger } from '../server/modules/model/unmetered-ledger.ts';
import type { Io } from './io.ts';

/** Analyses from the command line: the same pipeline and settings as the server's, without accounts or a database. */
export interface CommandLineAnalysis {
  analyze(idea: string, asOf: string): Promise<AnalysisResult>;
  library: Library;
  close(): Promise<void>;
}

/** Milliseconds; a person at a terminal may wait longer than a browser. */
const LIMIT = 3_600_000;

export async function openAnalysis(io: Io): Promise<CommandLineAnalysis> {
  const config = loadConfig();
  const log: Logger = pino({ level: 'silent' });
  const library = createLibraryHandle(config, log);
  const model = await openModelFor(config, log);
  const deps = { library, search: createLibrarySearchPort(library), model, log };
  return {
    library,
    analyze: (idea, asOf) =>
      analyze(
        deps,
        { idea, edit: null, asOf, userId: null },
        {
          store: memoryStageStore((stage) => io.err(`… ${stage}`)),
          signal: new AbortController().signal,
          limitMs: LIMIT,
        },
      ),
    close: () => library.close(),
  };
}

/** The model of the `AI_*` settings, or null where none is set. */
export async function openModelFor(
  config: ReturnType<typeof loadConfig>,
  log: Logger,
): Promise<Model | null> {
  const { provider } = config.ai;
  if (provider === 'none') return null;
  const { openModel } = await import('../server/modules/model/open-model.ts');
  return openModel(provider, { config, ledger: () => unmeteredLedger, log });
}
