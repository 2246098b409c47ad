import type { SessionEvidence } from './evidence.ts';

/** Three to five questions that this session can answer, each worded for it. */
export function suggestQuestions({ report, patents }: SessionEvidence): string[] {
  const questions: string[] = [];
  const [first, second] = report?.opportunities ?? [];
  if (first)
    questions.push(
      `Why does “${short(first.title)}” have a score of ${first.opportunity_score}?`,
      'What would refute this gap?',
    );
  if (first && second) questions.push('Compare the first two opportunities');
  if (patents.length > 0) questions.push('What is closest to my idea?');
  if (report && report.landscape.assignees.rows.length > 0) questions.push('Who owns this area?');
  if (report && report.landscape.ageing.likely_expired + report.landscape.ageing.soon > 0)
    questions.push('Which patents have likely run out?');
  if (report && report.opportunities.length === 0)
    questions.push('How sure are you?', 'What should I do next?');
  const nearest = patents[0];
  if (nearest && questions.length < 5) questions.push(`Explain patent ${nearest.number}`);
  return questions.slice(0, 5);
}

function short(title: string): string {
  const plain = title.replace(/[.\s]+$/, '');
  if (plain.length <= 60) return plain;
  return `${plain.slice(0, 60).replace(/\s+\S*$/, '')}…`;
}
