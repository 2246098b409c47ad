import type { SpeedFigures } from './analysis.ts';

/** The value below which a share `q` of the samples lies (nearest rank). */
export function quantile(samples: number[], q: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}
export const median = (samples: number[]): number => quantile(samples, 0.5);

const ms = (value: number): string => `${Math.round(value)} ms`;

/** The section of docs/evaluation.md, in Markdown; ends with a newline. */
export function speedSection(figures: SpeedFigures[], machine: string): string {
  const row = (label: string, budget: (f: SpeedFigures) => string, value: (f: SpeedFigures) => string) =>
    `| ${label} | ${figures.map((f) => `${value(f)} (${budget(f)})`).join(' | ')} |`;
  const stages = Object.keys(figures[0]?.stages ?? {});
  return [
    '## Speed',
    '',
    `\`node bench/analysis.ts --write\` on ${machine}, one analysis at a time, over HTTP, disproof searches included;`,
    'the budget stands in brackets.',
    '',
    `| | ${figures.map((f) => `${f.library}, ${f.documents.toLocaleString('en')} patents`).join(' | ')} |`,
    `|---|${figures.map(() => '---|').join('')}`,
    row(
      'whole analysis, p50',
      (f) => `≤ ${ms(f.budget)}`,
      (f) => ms(f.p50),
    ),
    row(
      'whole analysis, p95',
      () => 'no budget',
      (f) => ms(f.p95),
    ),
    row(
      'first progress event, p95',
      () => '≤ 300 ms',
      (f) => ms(f.firstProgress),
    ),
    row(
      'event loop blocked, longest',
      () => '≤ 50 ms',
      (f) => ms(f.loopDelay),
    ),
    row(
      'start to ready, index built',
      () => '≤ 3 s',
      (f) => ms(f.startToReady),
    ),
    row(
      'resident memory at rest',
      () => '≤ 400 MB',
      (f) => `${Math.round(f.restingMegabytes)} MB`,
    ),
    ...stages.map((stage) =>
      row(
        `stage: ${stage}, p50`,
        () => 'part of the whole',
        (f) => ms(f.stages[stage] ?? 0),
      ),
    ),
    '',
  ].join('\n');
}
