import type { SessionStatus, StageName } from '../../../contract/analysis/report.ts';
import type { Ctx } from '../../context.ts';
import type { FinishedStage, StageStore } from '../analysis/pipeline.ts';
import { listStages, saveStage } from './run-stages.store.ts';
import { type OpenRun, showStage } from './runs.store.ts';

/** Status shown, and share of the work done, when a stage begins. The stage texts of the page follow these shares. */
const BEGINS: Record<StageName, [status: SessionStatus, percent: number]> = {
  frame: ['searching', 5],
  search: ['searching', 16],
  screen: ['clustering', 30],
  coverage: ['clustering', 48],
  landscape: ['clustering', 50],
  hypothesize: ['analyzing', 56],
  refute: ['analyzing', 68],
  score: ['analyzing', 80],
  write: ['analyzing', 86],
  verify: ['analyzing', 92],
};

/**
 * The stage store of a run that also shows its progress: each stage that begins, and each output that is stored, is
 * announced on the session's topic, in order.
 */
export function reportProgress(ctx: Ctx, run: OpenRun): { store: StageStore; settled(): Promise<void> } {
  const topic = `session:${run.sessionId}`;
  const { db } = ctx.database;
  const counts: Record<string, number> = {};
  let shown: SessionStatus | null = null;
  let last: Promise<void> = Promise.resolve();
  // Progress is best effort: a slow or unreachable database must not end an analysis.
  const tell = (work: () => Promise<unknown>) => {
    last = last
      .then(work)
      .then(() => undefined)
      .catch((error) => ctx.log.warn({ err: error, run_id: run.id }, 'progress not written'));
  };
  const begin = (stage: StageName) => {
    const [status, percent] = BEGINS[stage];
    const progress = { status, stage, percent, counts: { ...counts } };
    tell(async () => {
      if (status !== shown && !(await showStage(db, run, status))) return;
      shown = status;
      await ctx.events.publish(topic, { type: 'run.progress', session_id: run.sessionId, progress });
    });
  };
  const save = async (finished: FinishedStage) => {
    await saveStage(db, run.id, finished);
    count(finished, counts);
    tell(() =>
      ctx.events.publish(topic, { type: 'run.stage', session_id: run.sessionId, stage: finished.stage }),
    );
  };
  return { store: { load: () => listStages(db, run.id), save, begin }, settled: () => last };
}

function count(finished: FinishedStage, counts: Record<string, number>): void {
  if (finished.stage === 'search')
    counts.found = (finished as FinishedStage<'search'>).output.candidates.length;
  if (finished.stage === 'screen') counts.reviewed = (finished as FinishedStage<'screen'>).output.reviewed;
  if (finished.stage === 'coverage') counts.related = (finished as FinishedStage<'coverage'>).output.related;
  if (finished.stage === 'hypothesize')
    counts.proposed = (finished as FinishedStage<'hypothesize'>).output.hypotheses.length;
}
