import type { StageName } from '../../../contract/analysis/report.ts';
import { ModelFault } from '../model/model.ts';
import type { RunContext, StageOutputs, StageResult } from './run-state.ts';

/**
 * Runs a stage with the model where there is one; if the model fails, the embedded stage takes its place and the result
 * says why. Anything but a fault of the model is a fault of ours and is thrown.
 */
export async function withFallback<N extends StageName>(
  ctx: RunContext,
  byModel: () => Promise<StageOutputs[N]>,
  embedded: () => Promise<StageOutputs[N]>,
): Promise<StageResult<N>> {
  if (!ctx.model) return { output: await embedded(), by: 'embedded', fallback: null };
  try {
    return { output: await byModel(), by: 'model', fallback: null };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return { output: await embedded(), by: 'embedded', fallback: error.message };
  }
}
