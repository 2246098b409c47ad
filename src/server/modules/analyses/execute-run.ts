import { createHash } from 'node:crypto';
import type { AnalysisReport } from '../../../contract/report.ts';
import type { RankedPatent } from '../../../core/retrieval/library-view.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { readActor } from '../accounts/read-actor.ts';
import { commitUnit } from '../usage/commit-unit.ts';
import { announceEnd } from './announce-end.ts';
import { failRun } from './fail-run.ts';
import { holdLease } from './hold-lease.ts';
import { reportProgress } from './report-progress.ts';
import { endHeldRun, type OpenRun, takeRun, yieldRun } from './runs.store.ts';
import { readSession, replaceResults } from './sessions.store.ts';

interface Outcome {
  report: AnalysisReport;
  patents: RankedPatent[];
  notice: string | null;
}

/**
 * Takes up a waiting run and brings it to its end. Results, completion and the usage unit are one transaction under
 * the condition that this process still holds the run: whatever is killed and resumed, each run counts once.
 * Does nothing when the run has ended or another process works on it. `signal` is the process's wish to stop: the
 * run then waits for another process.
 */
export async function executeRun(ctx: Ctx, input: { runId: string }, signal: AbortSignal): Promise<void> {
  const run = await takeRun(ctx.database.db, input.runId);
  if (!run) return;
  const lease = holdLease(ctx, run);
  try {
    const outcome = await compute(ctx, run, AbortSignal.any([signal, lease.lost]));
    await complete(ctx, run, outcome);
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

async function compute(ctx: Ctx, run: OpenRun, signal: AbortSignal): Promise<Outcome> {
  const session = await readSession(ctx.database.db, run.sessionId);
  if (!session) throw new Error('The session of this run was deleted.');
  const progress = reportProgress(ctx, run);
  const asOf = ctx.clock.now().toISOString().slice(0, 10);
  try {
    const { report, patents } = await ctx.engine.analyze(
      { idea: session.prompt, asOf, seed: seedOf(session.prompt) },
      { onProgress: progress.report, signal, owner: run.userId },
    );
    const records = patents.map(({ record }) => record);
    const phrased = await ctx.analyst.phrase({ report, patents: records }, { signal, userId: run.userId });
    signal.throwIfAborted();
    return { report: phrased.report, patents, notice: phrased.notice };
  } finally {
    await progress.settled();
  }
}

/** The same idea gets the same numbers. */
const seedOf = (idea: string): number => createHash('sha256').update(idea).digest().readUInt32BE(0);

async function complete(ctx: Ctx, run: OpenRun, outcome: Outcome): Promise<void> {
  const actor = (await readActor(ctx, { userId: run.userId })) ?? ctx.actor;
  try {
    await inTransaction(ctx.database.db, async (tx) => {
      const own = { ...ctx, actor, database: { ...ctx.database, db: tx } };
      const held = await endHeldRun(tx, run, { status: 'completed', errorCode: null });
      if (!held) return;
      await replaceResults(tx, run.sessionId, outcome);
      await commitUnit(own, { id: run.usageUnitId, tx });
      await announceEnd(ctx, run, { status: 'completed', message: outcome.notice, tx });
    });
  } catch (cause) {
    throw new CompletionError('The results could not be saved.', { cause });
  }
}
