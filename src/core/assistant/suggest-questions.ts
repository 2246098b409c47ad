import type { AnalysisReport } from '../../contract/report.ts';
import { leadingConflict } from '../../contract/ways.ts';
import type { SessionEvidence } from './evidence.ts';

const CLOSEST = 'What is closest to my idea?';

/** Three to five questions that this session can answer, each worded for it. */
export function suggestQuestions({ report, patents }: SessionEvidence): string[] {
  const [nearest] = patents;
  const designs = report ? designQuestions(report) : [];
  return [
    ...designs,
    ...(designs.length > 0 && nearest ? [CLOSEST] : []),
    ...(report ? opportunityQuestions(report) : []),
    ...(designs.length === 0 && nearest ? [CLOSEST] : []),
    ...(report ? landscapeQuestions(report) : []),
    ...(report?.opportunities.length === 0 ? ['How sure are you?', 'What should I do next?'] : []),
    ...(nearest ? [`Explain patent ${nearest.number}`] : []),
  ].slice(0, 5);
}

/** Where designs are known, what founders ask first. */
function designQuestions({ landscape: { ways } }: AnalysisReport): string[] {
  return ways && leadingConflict(ways) !== undefined
    ? ['What should I build first?', 'Has anyone tried this before?']
    : [];
}

function opportunityQuestions({ opportunities: [first, second] }: AnalysisReport): string[] {
  if (!first) return [];
  const questions = [
    `Why does “${short(first.title)}” have a score of ${first.opportunity_score}?`,
    'What would refute this gap?',
  ];
  return second ? [...questions, 'Compare the first two opportunities'] : questions;
}

function landscapeQuestions({ landscape: { assignees, ageing } }: AnalysisReport): string[] {
  const questions = assignees.rows.length > 0 ? ['Who owns this area?'] : [];
  return ageing.likely_expired + ageing.soon > 0
    ? [...questions, 'Which patents have likely run out?']
    : questions;
}

function short(title: string): string {
  const plain = title.replace(/[.\s]+$/, '');
  if (plain.length <= 60) return plain;
  return `${plain.slice(0, 60).replace(/\s+\S*$/, '')}…`;
}
