import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';

// Texts of patents and ideas are data: they start no HTML tag in whatever shows this file.
const inert = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const VERDICTS: Record<Opportunity['verdict'], string> = {
  anticipated: 'already disclosed',
  combination_known: 'combination known',
  partly: 'partly disclosed',
  open: 'open in these sources',
  not_covered: 'not covered by these sources',
  mentioned: 'mentioned by patents found',
  not_seen: 'not seen in patents found',
};

function opportunityLines(one: Opportunity, rank: number): string[] {
  return [
    `## ${rank}. ${oneLine(one.title)}`,
    `Score ${one.opportunity_score}/100 · ${VERDICTS[one.verdict]}`,
    `**Problem.** ${oneLine(one.problem)}`,
    `**Solution concept.** ${oneLine(one.concept)}`,
    `**Market analysis.** ${oneLine(one.gap)}`,
    ...(one.build_first ? [`**Build first.** ${oneLine(one.build_first)}`] : []),
    ...(one.economics ? [`**Economics.** ${oneLine(one.economics)}`] : []),
    `**What would refute this.** ${oneLine(one.refuted_by)}`,
    ...one.queries.map(({ text, url }) => `- [${oneLine(text)}](${url})`),
    '',
  ];
}

function tableOf(opportunities: readonly Opportunity[]): string[] {
  return opportunities.map(
    (one, i) =>
      `- **${i + 1}. ${oneLine(one.title)}** (${one.opportunity_score}/100): ${oneLine(one.why_open)}`,
  );
}

/** A saved session as Markdown: the verdict, the ranked opportunities, the state of the art, then the patents. */
export function reportMarkdown({ session, report, patents }: SessionReport): string {
  const head = report
    ? [
        `# ${oneLine(session.prompt)}`,
        `**${oneLine(report.verdict)}**`,
        oneLine(report.coverage.text),
        ...(report.no_result ? [report.no_result.text] : []),
        '',
        ...tableOf(report.opportunities),
        '',
        ...report.opportunities.flatMap((one, i) => opportunityLines(one, i + 1)),
        ...(report.next_step ? ['## Next step', oneLine(report.next_step), ''] : []),
        '## State of the art',
        ...report.state_of_art.split(/\n{2,}/).map(oneLine),
      ]
    : [`# ${oneLine(session.prompt)}`, ...session.state_of_art.split(/\n{2,}/).map(oneLine)];
  const list = patents.map((patent) => {
    const facts = [patent.patent_date ?? 'undated', patent.assignee].filter(Boolean).join(', ');
    const number = patent.patent_url
      ? `[${patent.patent_number}](${patent.patent_url})`
      : patent.patent_number;
    return `- ${number} ${oneLine(patent.patent_title)} (${oneLine(facts)})`;
  });
  const notice = session.notice ? [`> ${oneLine(session.notice)}`, ''] : [];
  const notes = [
    'Dates are those of grant or publication. Read the full patents before relying on a summary. This is not legal advice.',
  ];
  return inert([...notice, ...head, '', '## Patents', '', ...list, '', ...notes, ''].join('\n'));
}
