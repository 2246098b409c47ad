import { type RunView, STAGES } from '../../../contract/analysis/report.ts';
import type { Ctx } from '../../context.ts';
import type { StageOutputs } from '../analysis/run-state.ts';
import { listStages, newestRun } from './run-stages.store.ts';

/** What exists of a session's newest run while it is under way, or after it was stopped or failed; else null. */
export async function readRunView(ctx: Ctx, sessionId: string): Promise<RunView | null> {
  const { db } = ctx.database;
  const run = await newestRun(db, sessionId);
  if (!run || run.status === 'completed') return null;
  const finished = await listStages(db, run.id);
  const outputs = Object.fromEntries(
    finished.map(({ stage, output }) => [stage, output]),
  ) as Partial<StageOutputs>;
  const { frame, search, screen, coverage, landscape, hypothesize } = outputs;
  const open = run.status === 'queued' || run.status === 'running';
  return {
    stages: STAGES.flatMap((name) => {
      const done = finished.find(({ stage }) => stage === name);
      return done ? [{ stage: name, by: done.by, ms: done.ms, fallback: done.fallback }] : [];
    }),
    current: open ? (STAGES.find((name) => !(name in outputs)) ?? null) : null,
    frame: frame ?? null,
    sources: search?.sources ?? [],
    counts: {
      found: search?.candidates.length ?? 0,
      reviewed: screen?.reviewed ?? 0,
      related: coverage?.related ?? 0,
    },
    coverage: coverage ?? null,
    landscape: landscape ?? null,
    proposals: (hypothesize?.hypotheses ?? []).map(({ id, title, concept }) => ({ id, title, concept })),
  };
}
