import { join } from 'node:path';
import { projectRoot } from '../src/server/config.ts';
import type { AnalysisEngine } from '../src/server/modules/analyses/analysis-engine.ts';
import { runAnalysis } from '../src/server/modules/analyses/engine/run-analysis.ts';
import { createMemoryPatentSource } from '../src/server/modules/patents/memory-patent-source.ts';
import type { PatentSource } from '../src/server/modules/patents/patent-source.ts';
import { readCategories, readClassTitles, starterFile } from '../src/server/modules/patents/shipped-data.ts';
import { readStarter } from '../src/server/modules/patents/source-documents.ts';

/** Records of the starter library: enough for real answers, few enough to be trained in a moment. */
const RECORDS = 1500;

export interface MemoryEngine extends AnalysisEngine {
  /** Waited for by each analysis after its first progress; a test holds or breaks analyses here. */
  duringAnalysis: (signal: AbortSignal) => Promise<void>;
  /** Ideas whose analysis was begun, in order. */
  readonly begun: string[];
}

let shared: Promise<PatentSource> | undefined;

async function openSource(): Promise<PatentSource> {
  const dataDir = join(projectRoot, 'data');
  const documents = [...(await readStarter(starterFile(dataDir))).values()].slice(0, RECORDS);
  const [categories, classTitles] = await Promise.all([readCategories(dataDir), readClassTitles(dataDir)]);
  return createMemoryPatentSource(documents, { categories, classTitles });
}

/** The real analysis over a part of the starter library, in this thread instead of a worker's. */
export async function createMemoryEngine(): Promise<MemoryEngine> {
  shared ??= openSource();
  const source = await shared;
  const begun: string[] = [];
  const engine: MemoryEngine = {
    begun,
    duringAnalysis: async () => undefined,
    start: () => undefined,
    ready: () => true,
    analyze: async (input, { onProgress, signal }) => {
      begun.push(input.idea);
      onProgress({ stage: 'searching', percent: 1, counts: {} });
      await engine.duringAnalysis(signal);
      signal.throwIfAborted();
      return runAnalysis(input, source, onProgress);
    },
    search: async (request) => (await source.search(request)).hits,
    categories: () => source.categoryCounts(),
    searchCategory: (name, limit) => source.searchCategory(name, limit),
    status: async () => {
      const { documents, fromYear, toYear, coverage, name } = source.stats;
      return { documents, fromYear, toYear, coverage, name };
    },
    close: async () => undefined,
  };
  return engine;
}
