import type { PatentRecord } from '../../../contract/patents.ts';
import { documentType, patentUrl } from '../../../core/patents/publication-number.ts';
import { readLiveDate } from './live-date.ts';
import type { SearchOptions, SourceFilters, SourceName } from './patent-source.ts';
import { plainText } from './plain-text.ts';
import { countryOf, readPublicationNumber } from './publication-number.ts';

/** What an adapter found of a publication, as the service wrote it. */
export interface RawRecord {
  number: string | null;
  kind?: string | null;
  title?: string | null;
  date?: string | null;
  abstract?: string | null;
  inventors?: string[];
  assignee?: string | null;
  cpc?: string[];
  citations?: string[];
  filed?: string | null;
  priority?: string | null;
  claim?: string | null;
  family?: string | null;
}

type Wanted = Pick<SearchOptions, 'filters' | 'limit'>;

const LONGEST_LIST = 200;

/** A record of a live source, in the forms that this library uses; null without a number or without any text. */
export function liveRecord(source: SourceName, raw: RawRecord): PatentRecord | null {
  const parsed = raw.number ? readPublicationNumber(raw.number) : null;
  if (!parsed) return null;
  const title = plainText(raw.title);
  const abstract = plainText(raw.abstract);
  if (title === null && abstract === null) return null;
  const kind = raw.kind?.trim().toUpperCase() || parsed.kind;
  const clean = (values: string[] | undefined) =>
    [...new Set((values ?? []).map(plainText).filter((value) => value !== null))].slice(0, LONGEST_LIST);
  return {
    number: parsed.number,
    title,
    date: readLiveDate(raw.date),
    abstract,
    digest: false,
    use: null,
    novelty: null,
    inventors: clean(raw.inventors),
    assignee: plainText(raw.assignee),
    cpc: classes(raw.cpc ?? []),
    kind,
    type: documentType(parsed.number, kind),
    citations: clean(raw.citations).flatMap((cited) => readPublicationNumber(cited)?.number ?? []),
    categories: [],
    url: patentUrl(parsed.number, kind),
    filed: readLiveDate(raw.filed),
    priority: readLiveDate(raw.priority),
    claim: plainText(raw.claim),
    family: raw.family ?? null,
    source,
  };
}

/** `A61N   2/02` and `A61N2/02  20060101AFI` as `A61N2/02`; what is no class is left out. */
function classes(symbols: string[]): string[] {
  const read = symbols.map((symbol) => {
    const match = /^([A-HY]\d{2}[A-Z])\s*(?:(\d{1,4})\s*\/\s*(\d{2,6}))?/.exec(symbol.trim().toUpperCase());
    return match ? match[1] + (match[2] ? `${match[2]}/${match[3]}` : '') : null;
  });
  return [...new Set(read.filter((symbol) => symbol !== null))].slice(0, LONGEST_LIST);
}

/** The records of an answer that are within its filters, at most as many as were asked for. */
export const within = (records: readonly PatentRecord[], { filters, limit }: Wanted): PatentRecord[] =>
  records.filter((record) => passes(record, filters)).slice(0, limit);

/** Whether a record is within the filters: services apply them loosely or by another date. */
export function passes(record: PatentRecord, { from, to, countries }: SourceFilters): boolean {
  if (countries?.length && !countries.includes(countryOf(record.number))) return false;
  if (from && !(record.date && record.date >= from)) return false;
  return !to || (record.date !== null && record.date <= to);
}
