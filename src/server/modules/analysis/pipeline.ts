import type { StageName } from '../../../contract/analysis/report.ts';
import type { RunContext, StageOutputs, StageResult } from './run-state.ts';
import { coverageStage } from './stages/coverage.ts';
import { frameStage } from './stages/frame.ts';
import { hypothesizeStage } from './stages/hypothesize.ts';
import { landscapeStage } from './stages/landscape.ts';
import { refuteStage } from './stages/refute.ts';
import { scoreStage } from './stages/score.ts';
import { screenStage } from './stages/screen.ts';
import { searchStage } from './stages/search.ts';
import { verifyStage } from './stages/verify.ts';
import { writeStage } from './stages/write.ts';

/** The analysis: ten stages, each with one typed output that later stages may use. */
const PIPELINE: { [N in StageName]: (ctx: RunContext, done: StageOutputs) => Promise<StageResult<N>> } = {
  frame: frameStage,
  search: searchStage,
  screen: screenStage,
  coverage: coverageStage,
  landscape: landscapeStage,
  hypothesize: hypothesizeStage,
  refute: refuteStage,
  score: scoreStage,
  write: writeStage,
  verify: verifyStage,
};

/** A finished stage as it is stored. */
export interface FinishedStage<N extends StageName = StageName> extends StageResult<N> {
  stage: N;
  ms: number;
}

/** Where a run keeps its finished stages, so that a killed run resumes after the last one. */
export interface StageStore {
  load(): Promise<FinishedStage[]>;
  save(stage: FinishedStage): Promise<void>;
  /** Called before a stage begins. */
  begin(stage: StageName): void;
}

/** Runs every stage that is not stored yet, in order, and returns all of them. Rejects when the signal is aborted. */
export async function runPipeline(ctx: RunContext, store: StageStore): Promise<FinishedStage[]> {
  const finished = await store.load();
  const outputs = Object.fromEntries(
    finished.map(({ stage, output }) => [stage, output]),
  ) as Partial<StageOutputs>;
  for (const stage of Object.keys(PIPELINE) as StageName[]) {
    if (stage in outputs) continue;
    ctx.signal.throwIfAborted();
    store.begin(stage);
    const started = performance.now();
    // Stages run in order, so all that this one may use is there.
    const result = await PIPELINE[stage](ctx, outputs as StageOutputs);
    ctx.signal.throwIfAborted();
    const entry = { ...result, stage, ms: Math.round(performance.now() - started) } as FinishedStage;
    await store.save(entry);
    Object.assign(outputs, { [stage]: result.output });
    finished.push(entry);
  }
  return finished;
}
