import type { AnalysisProgress, AnalysisStage } from '../../../contract/report.ts';

/** SPEC §4: what is said while the bar stands below each percentage. */
const MESSAGES: readonly (readonly [below: number, message: string])[] = [
  [15, 'Initializing AI analysis...'],
  [35, 'Searching patent databases...'],
  [65, 'Analyzing market opportunities...'],
  [85, 'Identifying innovation gaps...'],
  [95, 'Finalizing insights and patent analysis...'],
];

const COMPLETE_MESSAGE = 'Analysis complete!';

/** Text for a bar at `percent`, 0 to 100. */
export function stageMessage(percent: number): string {
  return MESSAGES.find(([below]) => percent < below)?.[1] ?? COMPLETE_MESSAGE;
}

// The bar may ease up to here while a stage lasts, so that its text never runs ahead of the work.
const CEILING: Record<AnalysisStage, number> = {
  pending: 14,
  searching: 34,
  clustering: 64,
  analyzing: 94,
  completed: 100,
  failed: 0,
};

const EASE = 0.06;

/** One tick of the bar: to the reported percentage at once, then a small step towards the end of the true stage. */
export function nextPercent(shown: number, progress: AnalysisProgress | null): number {
  const stage = progress?.stage ?? 'pending';
  if (stage === 'completed') return 100;
  const ceiling = CEILING[stage];
  const reported = Math.min(progress?.percent ?? 0, ceiling);
  const from = Math.max(Math.min(shown, ceiling), reported);
  return from + (ceiling - from) * EASE;
}

const COUNTS: Record<string, (n: number) => string> = {
  searches: (n) => `${n} searches run`,
  patents: (n) => `${n} related patents found`,
  families: (n) => `${n} families close enough to read`,
  themes: (n) => `${n} groups of uses`,
  opportunities: (n) => `${n} opportunities`,
};

/** True counts of a run as short sentences, in the order of the work; unknown counts are not shown. */
export function countTexts(counts: Record<string, number>): string[] {
  return Object.entries(COUNTS).flatMap(([name, text]) => {
    const count = counts[name];
    return count === undefined ? [] : [text(count)];
  });
}
