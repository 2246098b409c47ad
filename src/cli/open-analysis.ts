import { type Logger, pino } from 'pino';
import { STAGE_NAMES } from '../contract/analysis/stage-names.ts';
import { systemClock } from '../server/compose-early.ts';
import type { Config } from '../server/config.ts';
import { analyze, memoryStageStore } from '../server/modules/analysis/analyze.ts';
import { createSearch } from '../server/modules/analysis/create-search.ts';
import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';
import type { Library } from '../server/modules/library/library.ts';
import { createLibraryHandle } from '../server/modules/library/library-handle.ts';
import type { Io } from './io.ts';
import { openConfiguredModel } from './open-configured-model.ts';

/** Analyses from the command line: the server's pipeline, settings and sources, without accounts or a database. */
export interface CommandLineAnalysis {
  analyze(idea: string, asOf: string): Promise<AnalysisResult>;
  library: Library;
  close(): Promise<void>;
}

/** Milliseconds; a person at a terminal may wait longer than a browser. */
const LIMIT = 3_600_000;

/** Opens an analysis with these settings; stages are announced on standard error. */
export async function openAnalysis(io: Io, config: Config): Promise<CommandLineAnalysis> {
  const log: Logger = pino({ level: 'silent' });
  const library = createLibraryHandle(config, log);
  const { sources, search } = createSearch({ config, clock: systemClock, log, database: null }, library);
  const model = await openConfiguredModel(config, log);
  return {
    library,
    analyze: (idea, asOf) =>
      analyze(
        { library, search, model, log },
        { idea, edit: null, asOf, userId: null },
        {
          store: memoryStageStore((stage) => io.err(`… ${STAGE_NAMES[stage]}`)),
          signal: new AbortController().signal,
          limitMs: LIMIT,
        },
      ),
    close: async () => {
      await Promise.all(sources.map(({ source }) => source.close()));
    },
  };
}
