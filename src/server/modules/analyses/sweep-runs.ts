import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { undoRun } from './fail-run.ts';
import { failStrandedRun, listStrandedRuns, MAX_ATTEMPTS } from './runs.store.ts';

/** Enqueues runs whose process died or whose job was lost, and gives up those that were tried often enough. */
export async function sweepRuns(ctx: Ctx): Promise<void> {
  for (const run of await listStrandedRuns(ctx.database.db)) {
    if (run.attempt < MAX_ATTEMPTS) {
      ctx.log.warn({ run_id: run.id, attempt: run.attempt }, 'resuming a stranded analysis');
      await ctx.jobs.enqueue('run-analysis', { runId: run.id }, { singletonKey: run.id });
      continue;
    }
    await inTransaction(ctx.database.db, async (tx) => {
      if (await failStrandedRun(tx, run)) await undoRun(ctx, run, { errorCode: 'analysis_failed', tx });
    });
  }
}
