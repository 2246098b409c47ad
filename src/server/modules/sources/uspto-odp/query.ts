import type { SourceFilters } from '../patent-source.ts';

export const MOST_TERMS = 24;

/** Only these are sent back: a whole record has up to 50 kB. */
const FIELDS = [
  'applicationNumberText',
  'applicationMetaData.inventionTitle',
  'applicationMetaData.filingDate',
  'applicationMetaData.effectiveFilingDate',
  'applicationMetaData.grantDate',
  'applicationMetaData.patentNumber',
  'applicationMetaData.earliestPublicationNumber',
  'applicationMetaData.earliestPublicationDate',
  'applicationMetaData.applicationTypeLabelName',
  'applicationMetaData.inventorBag',
  'applicationMetaData.firstApplicantName',
  'applicationMetaData.applicantBag',
  'applicationMetaData.cpcClassificationBag',
  'grantDocumentMetaData',
  'pgpubDocumentMetaData',
];

const FIRST_DAY = '2001-01-01';
/** Longest time from filing to publication that is let in. */
const YEARS_TO_GRANT = 15;

/**
 * Body of a search in titles, the only texts that the portal searches. Without operators a space means OR, and without an
 * order the newest filings come first, so both are written out.
 */
export function searchBody(groups: string[][], { from, to }: SourceFilters, limit: number): object {
  const clause = (group: string[]) => `(${group.map(quoted).join(' OR ')})`;
  const q = groups.map((group) => `applicationMetaData.inventionTitle:${clause(group)}`).join(' AND ');
  // Publication follows filing: the exact dates are filtered here, once the records are in.
  const years = from ? Math.max(Number(from.slice(0, 4)) - YEARS_TO_GRANT, 2001) : 2001;
  const range = {
    field: 'applicationMetaData.filingDate',
    valueFrom: `${years}${FIRST_DAY.slice(4)}`,
    valueTo: to,
  };
  return body(q, { limit, rangeFilters: to ? [range] : [] });
}

const quoted = (term: string): string => (term.includes(' ') ? `"${term}"` : term);

/** Body that asks for one publication by its number. */
export function numberBody(number: string): object {
  const serial = number.slice(2);
  const q =
    number.length >= 13
      ? `applicationMetaData.earliestPublicationNumber:(${number}A1 OR ${number}A2 OR ${number}A9)`
      : `applicationMetaData.patentNumber:${serial}`;
  return body(q, { limit: 2, rangeFilters: [] });
}

function body(q: string, { limit, rangeFilters }: { limit: number; rangeFilters: object[] }): object {
  return {
    q,
    ...(rangeFilters.length > 0 ? { rangeFilters } : {}),
    sort: [{ field: 'applicationMetaData.filingDate', order: 'desc' }],
    fields: FIELDS,
    pagination: { offset: 0, limit },
  };
}
