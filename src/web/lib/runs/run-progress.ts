import type { AnalysisProgress, RunView, SessionStatus } from '../../../contract/analysis/report.ts';

/** SPEC §4: the text shown below each percentage. */
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

// The bar may ease up to here while a status lasts, so that its text never runs ahead of the work.
const CEILING: Record<SessionStatus, number> = {
  pending: 14,
  searching: 34,
  clustering: 64,
  analyzing: 94,
  completed: 100,
  stopped: 0,
  failed: 0,
};

const EASE = 0.06;

/** What the bar needs of a run: `percent` may be 0 where only the status is known. */
export type BarInput = Pick<AnalysisProgress, 'status' | 'percent'>;

/** One tick of the bar: to the reported percentage at once, then a small step towards the end of the true stage. */
export function nextPercent(shown: number, progress: BarInput | null): number {
  const status = progress?.status ?? 'pending';
  if (status === 'completed') return 100;
  const ceiling = CEILING[status];
  const reported = Math.min(progress?.percent ?? 0, ceiling);
  const from = Math.max(Math.min(shown, ceiling), reported);
  return from + (ceiling - from) * EASE;
}

const ENDED: readonly SessionStatus[] = ['completed', 'stopped', 'failed'];

/** True while a run with this status may still change its session. */
export const isRunning = (status: SessionStatus): boolean => !ENDED.includes(status);

/** The counts of a run as short texts, in the order of the work; a count of nothing yet is not shown. */
export function countTexts({ found, reviewed, related }: RunView['counts']): string[] {
  const texts: [number, string][] = [
    [found, found === 1 ? 'patent found' : 'patents found'],
    [reviewed, 'reviewed'],
    [related, 'related'],
  ];
  return texts.flatMap(([count, text]) => (count === 0 ? [] : [`${count.toLocaleString('en')} ${text}`]));
}
