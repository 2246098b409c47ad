import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { renderReport } from '../../../../core/analysis/render-report.ts';

// Texts of patents and ideas are data: they start no HTML tag in whatever shows this file.
const inert = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A saved session as Markdown: the report, then its patents with their links. */
export function reportMarkdown({ session, report, patents }: SessionReport): string {
  const head = report
    ? renderReport(report, { color: false, full: true }).trimEnd()
    : `# ${oneLine(session.prompt)}\n\n${session.state_of_art}`;
  const list = patents.map((patent) => {
    const facts = [patent.patent_date ?? 'undated', patent.assignee].filter(Boolean).join(', ');
    const number = patent.patent_url
      ? `[${patent.patent_number}](${patent.patent_url})`
      : patent.patent_number;
    return `- ${number} ${oneLine(patent.patent_title)} (${oneLine(facts)})`;
  });
  const notice = session.notice ? [`> ${oneLine(session.notice)}`, ''] : [];
  const source = patents.some((patent) => patent.abstract_is_digest)
    ? [
        '',
        'Dates are those of grant or publication. Read the full patents before relying on a summary of them.',
      ]
    : ['', 'Dates are those of grant or publication.'];
  return inert([...notice, head, '', '## Patents', '', ...list, ...source, ''].join('\n'));
}
