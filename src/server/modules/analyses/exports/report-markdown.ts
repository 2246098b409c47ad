import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { renderReport } from '../../../../core/analysis/render-report.ts';
import { inertMarkdown, markdownLink, markdownText, oneLine } from './markdown-text.ts';

/** A saved session as Markdown: the report, then its patents with their links. */
export function reportMarkdown({ session, report, patents }: SessionReport): string {
  const head = report
    ? renderReport(report, { color: false, full: true }).trimEnd()
    : `# ${oneLine(session.prompt)}\n\n${session.state_of_art}`;
  const list = patents.map((patent) => {
    const facts = [patent.patent_date ?? 'undated', patent.assignee].filter(Boolean).join(', ');
    const link = markdownLink(patent.patent_number, patent.patent_url);
    return `- ${link} ${markdownText(patent.patent_title)} (${markdownText(facts)})`;
  });
  const notice = session.notice ? [`> ${markdownText(session.notice)}`, ''] : [];
  const source = patents.some((patent) => patent.abstract_is_digest)
    ? [
        '',
        'Dates are those of grant or publication. Read the full patents before relying on a summary of them.',
      ]
    : ['', 'Dates are those of grant or publication.'];
  return [...notice, inertMarkdown(head), '', '## Patents', '', ...list, ...source, ''].join('\n');
}
