import type { Opportunity } from '../contract/analysis/opportunity.ts';
import { VERDICT_WORDS } from '../core/analysis/verdict-words.ts';
import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';
import { clipText, createPaint, type Paint } from './text-layout.ts';

const WIDTH = 100;
const PATENTS = 6;
/** Opportunities shown in full; of any others, the title. */
const IN_FULL = 5;

/** A report for a terminal: two screens, about 100 lines of 100 columns, however long its texts are. */
export function renderReport(
  { report, patents, notice }: AnalysisResult,
  { color }: { color: boolean },
): string {
  const paint = createPaint(color);
  const { opportunities } = report;
  return [
    ...clipText(report.verdict, WIDTH, 3).map(paint.bold),
    ...clipText(report.coverage.text, WIDTH, 2),
    ...(notice ? clipText(notice, WIDTH, 2) : []),
    '',
    ...(report.no_result ? clipText(report.no_result.text, WIDTH, 3) : [paint.bold('Opportunities')]),
    ...opportunities.slice(0, IN_FULL).flatMap((one, i) => inFull(one, i + 1, paint)),
    ...opportunities.slice(IN_FULL).flatMap((one, i) => heading(one, IN_FULL + i + 1, paint)),
    ...(report.next_step ? [paint.bold('Next step'), ...clipText(report.next_step, WIDTH, 3)] : []),
    '',
    ...closestPatents({ report, patents }, paint),
    '',
    paint.dim(`Analyst: ${report.method.analyst}. Use --json for the full result.`),
  ].join('\n');
}

function heading(one: Opportunity, rank: number, paint: Paint): string[] {
  const facts = ` (${one.opportunity_score}/100, ${VERDICT_WORDS[one.verdict]})`;
  const [title = ''] = clipText(`${rank}. ${one.title}`, WIDTH - facts.length, 1);
  return [`${paint.bold(title)}${paint.dim(facts)}`];
}

function inFull(one: Opportunity, rank: number, paint: Paint): string[] {
  const indented = (text: string, most: number) =>
    clipText(text, WIDTH - 3, most).map((line) => `   ${line}`);
  return [
    ...heading(one, rank, paint),
    ...indented(one.concept, 4),
    ...indented(one.gap_parts.exists, 2),
    ...(one.build_first ? indented(`First build: ${one.build_first}`, 2) : []),
    ...(one.risk ? indented(`Risk: ${one.risk}`, 1) : []),
    '',
  ];
}

function closestPatents({ report, patents }: Omit<AnalysisResult, 'notice'>, paint: Paint): string[] {
  if (patents.length === 0) return ['No related patents were found.'];
  const ratings = new Map(report.ratings.map((rating) => [rating.number, rating]));
  const lines = patents.slice(0, PATENTS).flatMap(({ record }) => {
    const known = [record.number, record.date?.slice(0, 4), record.assignee].filter(Boolean).join(' · ');
    const [facts = ''] = clipText(known, WIDTH / 2, 1);
    const [title = ''] = clipText(record.title ?? 'Untitled', WIDTH - facts.length - 5, 1);
    const does = ratings.get(record.number)?.does;
    return [
      `  ${title} ${paint.dim(`(${facts})`)}`,
      ...(does ? clipText(does, WIDTH - 4, 1).map((line) => paint.dim(`    ${line}`)) : []),
    ];
  });
  return [paint.bold(`Closest of ${patents.length} patents`), ...lines];
}
