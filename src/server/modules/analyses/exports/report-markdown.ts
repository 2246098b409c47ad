import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { VERDICT_WORDS } from '../../../../core/analysis/verdict-words.ts';
import { markdownLink, markdownText } from './markdown-text.ts';

function opportunityLines(one: Opportunity, rank: number): string[] {
  return [
    `## ${rank}. ${markdownText(one.title)}`,
    `Score ${one.opportunity_score}/100 · ${VERDICT_WORDS[one.verdict]}`,
    `**Problem.** ${markdownText(one.problem)}`,
    `**Solution concept.** ${markdownText(one.concept)}`,
    `**Market analysis.** ${markdownText(one.gap)}`,
    ...(one.build_first ? [`**Build first.** ${markdownText(one.build_first)}`] : []),
    ...(one.economics ? [`**Economics.** ${markdownText(one.economics)}`] : []),
    `**What would refute this.** ${markdownText(one.refuted_by)}`,
    ...one.queries.map(({ text, url }) => `- ${markdownLink(text, url)}`),
    '',
  ];
}

function tableOf(opportunities: readonly Opportunity[]): string[] {
  return opportunities.map(
    (one, i) =>
      `- **${i + 1}. ${markdownText(one.title)}** (${one.opportunity_score}/100): ${markdownText(one.why_open)}`,
  );
}

/** A saved session as Markdown: the verdict, the ranked opportunities, the state of the art, then the patents. */
export function reportMarkdown({ session, report, patents }: SessionReport): string {
  const head = report
    ? [
        `# ${markdownText(session.prompt)}`,
        `**${markdownText(report.verdict)}**`,
        markdownText(report.coverage.text),
        ...(report.no_result ? [markdownText(report.no_result.text)] : []),
        '',
        ...tableOf(report.opportunities),
        '',
        ...report.opportunities.flatMap((one, i) => opportunityLines(one, i + 1)),
        ...(report.next_step ? ['## Next step', markdownText(report.next_step), ''] : []),
        '## State of the art',
        ...report.state_of_art.split(/\n{2,}/).map(markdownText),
      ]
    : [`# ${markdownText(session.prompt)}`, ...session.state_of_art.split(/\n{2,}/).map(markdownText)];
  const list = patents.map((patent) => {
    const facts = [patent.patent_date ?? 'undated', patent.assignee].filter(Boolean).join(', ');
    const link = markdownLink(patent.patent_number, patent.patent_url ?? '');
    return `- ${link} ${markdownText(patent.patent_title)} (${markdownText(facts)})`;
  });
  const notice = session.notice ? [`> ${markdownText(session.notice)}`, ''] : [];
  const notes = [
    'Dates are grant or publication dates. Read the full patents before relying on a summary. This is not legal advice.',
  ];
  return [...notice, ...head, '', '## Patents', '', ...list, '', ...notes, ''].join('\n');
}
