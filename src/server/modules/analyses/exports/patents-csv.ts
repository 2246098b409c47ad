import type { Patent } from '../../../../contract/patents.ts';
import { csvLines } from './csv-cell.ts';

const columns: [string, (patent: Patent) => string | number][] = [
  ['rank', (patent) => patent.rank],
  ['patent_number', (patent) => patent.patent_number],
  ['patent_title', (patent) => patent.patent_title],
  ['date_of_grant_or_publication', (patent) => patent.patent_date ?? ''],
  ['assignee', (patent) => patent.assignee ?? ''],
  ['inventors', (patent) => patent.inventors.join('; ')],
  ['classes', (patent) => patent.cpc.join('; ')],
  ['closeness', (patent) => patent.closeness?.toFixed(3) ?? ''],
  ['matched_terms', (patent) => patent.matched_terms.join('; ')],
  ['abstract', (patent) => patent.patent_abstract],
  ['abstract_is_digest', (patent) => String(patent.abstract_is_digest)],
  ['url', (patent) => patent.patent_url ?? ''],
];

/** Patents as CSV (RFC 4180, UTF-8), one a line, best first. */
export function patentsCsv(patents: Patent[]): string {
  const names = columns.map(([name]) => name);
  return csvLines([names, ...patents.map((patent) => columns.map(([, value]) => value(patent)))]);
}
