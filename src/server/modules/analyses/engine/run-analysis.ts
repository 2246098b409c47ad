import type { AnalysisProgress } from '../../../../contract/report.ts';
import { analyzeIdea } from '../../../../core/analysis/analyze-idea.ts';
import type { LibraryView, SearchOutcome } from '../../../../core/retrieval/library-view.ts';
import type { AnalysisResult } from '../analysis-engine.ts';
import { relatedPatents } from './related-patents.ts';

/** The library with the answers of one analysis kept, so that nothing is searched twice. */
function remembering(library: LibraryView): LibraryView {
  const known = new Map<string, SearchOutcome>();
  const searchMany: LibraryView['searchMany'] = async (requests) => {
    const keys = requests.map((request) => JSON.stringify(request));
    const unknown = requests.filter((_, i) => !known.has(keys[i] as string));
    const found = await library.searchMany(unknown);
    unknown.forEach((request, i) => {
      known.set(JSON.stringify(request), found[i] as SearchOutcome);
    });
    return keys.map((key) => known.get(key) as SearchOutcome);
  };
  return {
    ...library,
    searchMany,
    search: async (request) => (await searchMany([request]))[0] as SearchOutcome,
  };
}

/** A whole analysis with its patents, and the milliseconds that each stage took. */
export async function runAnalysis(
  input: { idea: string; asOf: string; seed: number },
  source: LibraryView,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  const library = remembering(source);
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
