import { measureCoverage } from '../../../../core/analysis/coverage.ts';
import type { Outputs, RunContext, StageResult } from '../run-state.ts';

/** Stage 4: how well the sources cover the idea. */
export async function coverageStage(
  _ctx: RunContext,
  { frame, screen }: Outputs<'frame' | 'screen'>,
): Promise<StageResult<'coverage'>> {
  return { output: measureCoverage(frame, screen.ratings, screen.reviewed), by: 'code', fallback: null };
}
