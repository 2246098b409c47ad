import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { readActor } from '../accounts/read-actor.ts';
import { analyze } from '../analysis/analyze.ts';
import type { AnalysisResult } from '../analysis/run-state.ts';
import { commitUnit } from '../usage/commit-unit.ts';
import { releaseUnit } from '../usage/release-unit.ts';
import { announceEnd } from './announce-end.ts';
import { failRun } from './fail-run.ts';
import { holdLease } from './hold-lease.ts';
import { reportProgress } from './report-progress.ts';
import { deleteStages } from './run-stages.store.ts';
import { endHeldRun, type OpenRun, takeRun, yieldRun } from './runs.store.ts';
import { readSession, replaceResults } from './sessions.store.ts';

/**
 * Takes up a waiting run and brings it to its end. Results, completion, and the usage unit are one transaction under
 * the condition that this process still holds the run: whatever is killed and resumed, each run counts once.
 * Does nothing when the run has ended or another process works on it. `signal` is the process's wish to stop: the
 * run then waits for another process.
 */
export async function executeRun(ctx: Ctx, input: { runId: string }, signal: AbortSignal): Promise<void> {
  const run = await takeRun(ctx.database.db, input.runId);
  if (!run) return;
  const lease = holdLease(ctx, run);
  try {
    const result = await compute(ctx, run, AbortSignal.any([signal, lease.lost]));
    await complete(ctx, run, result);
  } catch (error) {
    if (lease.lost.aborted) return;
    if (signal.aborted) await yieldRun(ctx.database.db, run);
    else await giveUp(ctx, run, error);
  } finally {
    lease.release();
  }
}

class CompletionError extends Error {
  override readonly name = 'CompletionError';
}

async function giveUp(ctx: Ctx, run: OpenRun, error: unknown): Promise<void> {
  // What could not be saved is no fault of the analysis: its lease runs out and another attempt is made.
  if (error instanceof CompletionError) throw error.cause;
  ctx.log.error({ err: error, run_id: run.id }, 'analysis failed');
  await failRun(ctx, run, 'analysis_failed');
}

async function compute(ctx: Ctx, run: OpenRun, signal: AbortSignal): Promise<AnalysisResult> {
  const session = await readSession(ctx.database.db, run.sessionId);
  if (!session) throw new Error('The session of this run was deleted.');
  const progress = reportProgress(ctx, run);
  try {
    return await analyze(
      ctx,
      {
        idea: session.prompt,
        edit: run.frame,
        asOf: ctx.clock.now().toISOString().slice(0, 10),
        userId: run.userId,
      },
      { store: progress.store, signal },
    );
  } finally {
    await progress.settled();
  }
}

async function complete(ctx: Ctx, run: OpenRun, result: AnalysisResult): Promise<void> {
  const actor = (await readActor(ctx, { userId: run.userId })) ?? ctx.actor;
  try {
    await inTransaction(ctx.database.db, async (tx) => {
      const own = { ...ctx, actor, database: { ...ctx.database, db: tx } };
      const held = await endHeldRun(tx, run, { status: 'completed', errorCode: null });
      if (!held) return;
      await replaceResults(tx, run.sessionId, result);
      await deleteStages(tx, run.id);
      // Nothing delivered, nothing charged.
      if (result.report.opportunities.length > 0) await commitUnit(own, { id: run.usageUnitId, tx });
      else await releaseUnit(own, { id: run.usageUnitId, tx });
      await announceEnd(ctx, run, { status: 'completed', message: result.notice, tx });
    });
  } catch (cause) {
    throw new CompletionError('The results could not be saved.', { cause });
  }
}
