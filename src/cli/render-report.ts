import type { Opportunity } from '../contract/analysis/opportunity.ts';
import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';
import { createPaint, type Paint, wrapText } from './text-layout.ts';

const WIDTH = 100;
const PATENTS = 6;

const VERDICTS: Record<Opportunity['verdict'], string> = {
  anticipated: 'already disclosed',
  combination_known: 'combination known',
  partly: 'partly disclosed',
  open: 'open in these sources',
  not_covered: 'not covered by these sources',
  mentioned: 'mentioned by patents found',
  not_seen: 'not seen in patents found',
};

/** A report for a terminal, in about two screens. */
export function renderReport(
  { report, patents, notice }: AnalysisResult,
  { color }: { color: boolean },
): string {
  const paint = createPaint(color);
  const text = (words: string) => wrapText(words, WIDTH).join('\n');
  const ratings = new Map(report.ratings.map((rating) => [rating.number, rating]));
  const closest = patents.slice(0, PATENTS).map(({ record }) => {
    const facts = [record.number, record.date?.slice(0, 4), record.assignee].filter(Boolean).join(' · ');
    const does = ratings.get(record.number)?.does;
    return `  ${record.title ?? 'Untitled'} ${paint.dim(`(${facts})`)}${does ? `\n    ${does}` : ''}`;
  });
  return [
    paint.bold(report.verdict),
    text(report.coverage.text),
    ...(notice ? [text(notice)] : []),
    '',
    ...(report.no_result ? [text(report.no_result.text)] : [paint.bold('Opportunities')]),
    ...report.opportunities.map((one, i) => renderOpportunity(one, i + 1, paint)),
    ...(report.next_step ? [paint.bold('Next step'), text(report.next_step)] : []),
    '',
    paint.bold(`Closest of the ${patents.length} patents in the list`),
    ...closest,
    '',
    paint.dim(`Analyst: ${report.method.analyst}. Use --json for everything.`),
  ].join('\n');
}

function renderOpportunity(one: Opportunity, rank: number, paint: Paint): string {
  const lines = [
    one.concept,
    one.gap_parts.exists,
    `First build: ${one.build_first}`,
    ...(one.risk ? [`Risk: ${one.risk}`] : []),
  ];
  return [
    `${rank}. ${paint.bold(one.title)} ${paint.dim(`(${one.opportunity_score}/100, ${VERDICTS[one.verdict]})`)}`,
    ...lines.flatMap((line) => wrapText(line, WIDTH - 3).map((part) => `   ${part}`)),
    '',
  ].join('\n');
}
