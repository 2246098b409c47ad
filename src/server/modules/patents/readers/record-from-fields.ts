import type { LibraryDocument } from '../../../../core/retrieval/document.ts';
import { documentType, parsePublicationNumber, patentUrl } from './publication-number.ts';

/** Raised for one bad entry of a file: the entry is named and skipped, the rest goes in. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

type Fields = Readonly<Record<string, unknown>>;

/** Names under which files carry each field; the first present one counts. */
const NAMES = {
  number: ['patent_number', 'publication_number', 'number', 'patent_id', 'id'],
  title: ['patent_title', 'title', 'invention_title'],
  date: ['patent_date', 'publication_date', 'grant_date', 'date'],
  digest: ['digest'],
  abstract: ['patent_abstract', 'abstract'],
  use: ['use'],
  novelty: ['novelty'],
  inventors: ['inventors', 'inventor', 'inventor_names'],
  assignee: ['assignee', 'assignees', 'applicant', 'assignee_organization'],
  cpc: ['cpc', 'cpc_codes', 'classes', 'ipc'],
  kind: ['kind', 'kind_code'],
  type: ['type'],
  citations: ['citations', 'cited'],
  categories: ['categories'],
  claim: ['first_claim', 'claim'],
} as const;

const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 500;

/**
 * Makes a library document of named fields as JSON lines or CSV rows carry them. Only a publication number and some text
 * (title or abstract) are required. Throws {@link RecordError}.
 */
export function recordFromFields(fields: Fields): LibraryDocument {
  const raw = value(fields, 'number');
  if (raw === undefined) throw new RecordError('has no patent number');
  if (!isText(raw)) throw new RecordError('has a patent number that is not text');
  const parsed = parsePublicationNumber(String(raw));
  if (!parsed) throw new RecordError(`has an unreadable patent number "${String(raw).slice(0, 40)}"`);
  const kind = text(fields, 'kind')?.toUpperCase() ?? parsed.kind;
  const digest = text(fields, 'digest');
  const abstract = text(fields, 'abstract') ?? digest;
  const title = text(fields, 'title');
  if (title === null && abstract === null) throw new RecordError('has neither title nor abstract');
  return {
    number: parsed.number,
    title,
    date: readDate(text(fields, 'date')),
    abstract,
    digest: digest !== null && abstract === digest,
    use: text(fields, 'use'),
    novelty: text(fields, 'novelty'),
    inventors: list(fields, 'inventors', ';'),
    assignee: assigneeOf(fields),
    cpc: list(fields, 'cpc', /[;,|]/),
    kind,
    type: typeOf(text(fields, 'type'), documentType(parsed.number, kind)),
    citations: list(fields, 'citations', /[;,|]/),
    categories: list(fields, 'categories', /[;,|]/),
    url: patentUrl(parsed.number, kind),
    claim: text(fields, 'claim'),
  };
}

function value(fields: Fields, name: keyof typeof NAMES): unknown {
  for (const key of NAMES[name]) {
    const found = fields[key];
    if (found !== undefined && found !== null && found !== '') return found;
  }
  return undefined;
}

// What else a file holds may not even have a text to show: { "toString": [] }.
const isText = (found: unknown): found is string | number =>
  typeof found === 'string' || typeof found === 'number';

function text(fields: Fields, name: keyof typeof NAMES): string | null {
  const found = value(fields, name);
  if (found === undefined) return null;
  if (!isText(found)) throw new RecordError(`has a ${name} that is not text`);
  return cleanText(String(found));
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: they are what is removed
const TO_CLEAN = /[\u0000-\u001f\u007f\ufffe\uffff\p{Surrogate}]|[^\S ]| {2}/u;
const BLANK = /[\u0000-\u001f\u007f\ufffe\uffff\s]+/g;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: they are what is removed

/** One line of text without control characters; null when nothing is left. */
export function cleanText(raw: string): string | null {
  const text = raw.slice(0, LONGEST_TEXT);
  // Most texts are clean, and looking costs a fraction of rewriting.
  const clean = (
    TO_CLEAN.test(text) ? text.replace(BLANK, ' ').replace(/\p{Surrogate}/gu, '\ufffd') : text
  ).trim();
  return clean === '' ? null : clean;
}

function list(fields: Fields, name: keyof typeof NAMES, separator: string | RegExp): string[] {
  const found = value(fields, name);
  if (found === undefined) return [];
  const items: unknown[] = isText(found) ? String(found).split(separator) : [found].flat();
  const texts = items.slice(0, LONGEST_LIST).map((item) => {
    if (!isText(item)) throw new RecordError(`has ${name} that are not text`);
    return cleanText(String(item));
  });
  return [...new Set(texts.filter((item) => item !== null))];
}

function assigneeOf(fields: Fields): string | null {
  const found = value(fields, 'assignee');
  return Array.isArray(found) ? (list(fields, 'assignee', ';')[0] ?? null) : text(fields, 'assignee');
}

/** `YYYY-MM-DD` of an ISO, compact or slashed date; null when there is none or no such day. */
export function readDate(raw: string | null): string | null {
  const match = raw ? /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})/.exec(raw) : null;
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  // A day that does not exist runs over into the next month.
  const read = new Date(Date.UTC(year, month - 1, day));
  const exists = read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
  return exists ? `${match[1]}-${match[2]}-${match[3]}` : null;
}

function typeOf(given: string | null, derived: LibraryDocument['type']): LibraryDocument['type'] {
  return given === 'grant' || given === 'application' || given === 'other' ? given : derived;
}
