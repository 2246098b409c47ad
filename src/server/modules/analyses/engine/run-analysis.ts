import type { AnalysisProgress } from '../../../../contract/report.ts';
import { analyzeIdea } from '../../../../core/analysis/analyze-idea.ts';
import type { LibraryView } from '../../../../core/retrieval/library-view.ts';
import type { AnalysisResult } from '../analysis-engine.ts';
import { relatedPatents } from './related-patents.ts';

/** A whole analysis with its patents, and the milliseconds that each stage took. */
export async function runAnalysis(
  input: { idea: string; asOf: string; seed: number },
  library: LibraryView,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  const stages: Record<string, number> = {};
  let current = { stage: 'reading', since: performance.now() };
  const enter = (stage: string) => {
    const now = performance.now();
    stages[current.stage] = (stages[current.stage] ?? 0) + now - current.since;
    current = { stage, since: now };
  };
  const report = await analyzeIdea(input, library, (progress) => {
    enter(progress.stage);
    onProgress(progress);
  });
  enter('patents');
  const patents = await relatedPatents(report, library);
  enter('done');
  delete stages.completed;
  const rounded = Object.entries(stages).map(([stage, ms]) => [stage, Math.round(ms * 10) / 10]);
  return {
    report: { ...report, method: { ...report.method, stages_ms: Object.fromEntries(rounded) } },
    patents,
  };
}
