import type { Logger } from 'pino';
import type { FrameEdit } from '../../../contract/analysis/frame.ts';
import type { Library } from '../library/library.ts';
import type { Model } from '../model/model.ts';
import { assembleReport } from './assemble-report.ts';
import { createCallBudget } from './call-budget.ts';
import { runPipeline, type StageStore } from './pipeline.ts';
import type { AnalysisResult, SearchPort } from './run-state.ts';

/** What an analysis needs of its surroundings. */
export interface AnalysisDeps {
  library: Library;
  search: SearchPort;
  model: Model | null;
  log: Logger;
}

export interface AnalysisInput {
  idea: string;
  /** The reading as the user corrected it, or null. */
  edit: FrameEdit | null;
  /** Day of the run, `YYYY-MM-DD`. */
  asOf: string;
  userId: string | null;
}

/** Milliseconds that one analysis may take in all (ANALYSIS: budget). */
const LIMIT = 180_000;

/** Analyzes an idea through all stages; those that the store holds already are not done again. */
export async function analyze(
  deps: AnalysisDeps,
  input: AnalysisInput,
  run: { store: StageStore; signal: AbortSignal; limitMs?: number },
): Promise<AnalysisResult> {
  const { library, search, model, log } = deps;
  const limit = AbortSignal.timeout(run.limitMs ?? LIMIT);
  const ctx = {
    ...input,
    library,
    search,
    model,
    log,
    budget: createCallBudget(),
    signal: AbortSignal.any([run.signal, limit]),
  };
  const stages = await runPipeline(ctx, run.store);
  return assembleReport(input.idea, stages, model?.name ?? 'embedded');
}

/** A stage store for a run that nobody resumes. */
export const memoryStageStore = (begin: StageStore['begin'] = () => undefined): StageStore => ({
  load: async () => [],
  save: async () => undefined,
  begin,
});
