import type { AnalysisProgress, AnalysisStage } from '../../../contract/report.ts';
import type { Ctx } from '../../context.ts';
import { type OpenRun, showStage } from './runs.store.ts';

/**
 * Writes true progress to the session's topic, one write at a time. While one is under way newer progress replaces
 * what waits, so that a slow database delays no analysis; a change of stage is never left out.
 */
export function reportProgress(ctx: Ctx, run: OpenRun) {
  let stage: AnalysisStage | null = null;
  const waiting: AnalysisProgress[] = [];
  let writing: Promise<void> | null = null;
  const write = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.stage !== stage && !(await showStage(ctx.database.db, run, next.stage))) return;
      stage = next.stage;
      await ctx.events.publish(`session:${run.sessionId}`, {
        type: 'run.progress',
        session_id: run.sessionId,
        progress: next,
      });
    }
  };
  return {
    report: (progress: AnalysisProgress): void => {
      // The end is announced with the results, not before them.
      if (progress.stage === 'completed' || progress.stage === 'failed') return;
      if (waiting.at(-1)?.stage === progress.stage) waiting.pop();
      waiting.push(progress);
      writing ??= write()
        .catch((error) => ctx.log.warn({ err: error, run_id: run.id }, 'progress not written'))
        .finally(() => {
          writing = null;
        });
    },
    /** Resolves when nothing is left to write. */
    settled: async (): Promise<void> => {
      while (writing) await writing;
    },
  };
}
