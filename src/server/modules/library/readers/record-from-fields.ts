import type { PatentRecord } from '../../../../contract/patents.ts';
import { familyOfMembers } from '../../../../core/patents/family-key.ts';
import {
  documentType,
  isScientific,
  parsePublicationNumber,
  patentUrl,
} from '../../../../core/patents/publication-number.ts';
import { type DateOrder, readDate } from './read-date.ts';

/** Raised for one bad entry of a file: the entry is named and skipped, the rest goes in. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

export type Fields = Readonly<Record<string, unknown>>;

/** Names under which files carry each field; the first one with a value counts. */
export const FIELD_NAMES = {
  number: [
    'patent_number',
    'publication_number',
    'display_key',
    'number',
    'patent_id',
    'pgpub_id',
    'id',
    'publication_no',
    'patent_no',
  ],
  title: ['patent_title', 'title', 'invention_title', 'application_title'],
  date: ['patent_date', 'publication_date', 'grant_date', 'date', 'published_date', 'date_published'],
  digest: ['digest'],
  abstract: ['patent_abstract', 'abstract', 'application_abstract', 'snippet'],
  use: ['use'],
  novelty: ['novelty'],
  inventors: ['inventors', 'inventor', 'inventor_names', 'inventor/author'],
  assignee: ['assignee', 'assignees', 'assignee_organization', 'owners', 'applicants', 'applicant'],
  cpc: [
    'cpc',
    'cpc_codes',
    'cpc_classifications',
    'classes',
    'ipc',
    'ipcr_classifications',
    'ipc_classifications',
  ],
  kind: ['kind', 'kind_code', 'wipo_kind'],
  type: ['type'],
  citations: ['citations', 'cited'],
  categories: ['categories'],
  claim: ['first_claim', 'claim'],
  filed: ['filed', 'filing_date', 'application_date', 'filing/creation_date'],
  priority: ['priority', 'earliest_priority_date', 'priority_date'],
  family: ['family'],
  members: ['simple_family_members'],
} as const;

const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 500;
const LISTS = /\s*(?:;;|[;|])\s*/;
const CLASSES = /\s*(?:;;|[;,|])\s*/;

/**
 * Makes a record of named fields as JSON lines or rows of a table carry them. Only a publication number and some text (title
 * or abstract) are required. `order` tells how the file writes dates with slashes. Throws {@link RecordError}.
 */
export function recordFromFields(fields: Fields, order: DateOrder = 'month-first'): PatentRecord {
  const parsed = numberOf(fields);
  const kind = kindOf(fields) ?? parsed.kind;
  const digest = text(fields, 'digest');
  const abstract = text(fields, 'abstract') ?? digest;
  const title = text(fields, 'title');
  if (title === null && abstract === null) throw new RecordError('has neither title nor abstract');
  return {
    number: parsed.number,
    title,
    date: readDate(text(fields, 'date'), order),
    abstract,
    digest: digest !== null && abstract === digest,
    use: text(fields, 'use'),
    novelty: text(fields, 'novelty'),
    inventors: list(fields, 'inventors', LISTS),
    assignee: assigneeOf(fields),
    cpc: list(fields, 'cpc', CLASSES).map(tightSymbol),
    kind,
    type: typeOf(text(fields, 'type'), documentType(parsed.number, kind)),
    citations: list(fields, 'citations', CLASSES),
    categories: list(fields, 'categories', CLASSES),
    url: patentUrl(parsed.number, kind),
    filed: readDate(text(fields, 'filed'), order),
    priority: readDate(text(fields, 'priority'), order),
    claim: text(fields, 'claim'),
    family: text(fields, 'family') ?? familyOfMembers(list(fields, 'members', LISTS)),
    source: 'library',
  };
}

function numberOf(fields: Fields): { number: string; kind: string | null } {
  const raw = value(fields, 'number');
  if (raw === undefined) throw new RecordError('has no patent number');
  if (!isText(raw)) throw new RecordError('has a patent number that is not text');
  const written = String(raw);
  if (typeof raw === 'string' && isScientific(written))
    throw new RecordError(
      `has the patent number "${written}" in scientific notation, in which digits are lost`,
    );
  const parsed = parsePublicationNumber(written);
  if (!parsed) throw new RecordError(`has an unreadable patent number "${written.slice(0, 40)}"`);
  return parsed;
}

function kindOf(fields: Fields): string | null {
  const kind = text(fields, 'kind')?.toUpperCase() ?? null;
  return kind !== null && /^[A-Z]\d?$/.test(kind) ? kind : null;
}

function value(fields: Fields, name: keyof typeof FIELD_NAMES): unknown {
  for (const key of FIELD_NAMES[name]) {
    const found = fields[key];
    if (
      found !== undefined &&
      found !== null &&
      found !== '' &&
      !(Array.isArray(found) && found.length === 0)
    )
      return found;
  }
  return undefined;
}

// What else a file holds may not even have a text to show: { "toString": [] }.
const isText = (found: unknown): found is string | number =>
  typeof found === 'string' || typeof found === 'number';

function text(fields: Fields, name: keyof typeof FIELD_NAMES): string | null {
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

function list(fields: Fields, name: keyof typeof FIELD_NAMES, separator: RegExp): string[] {
  const found = value(fields, name);
  if (found === undefined) return [];
  const items: unknown[] = isText(found) ? String(found).split(separator) : [found].flat();
  const texts = items.slice(0, LONGEST_LIST).map((item) => {
    if (!isText(item)) throw new RecordError(`has ${name} that are not text`);
    return cleanText(String(item));
  });
  return [...new Set(texts.filter((item) => item !== null))];
}

/** Databases fill symbols up with blanks: `A61N   2/02`. */
const tightSymbol = (symbol: string): string =>
  /^[A-HY]\d\d[A-Z]\s/i.test(symbol) ? symbol.replace(/\s+/g, '') : symbol;

/** The first owner where a list is certain; a single text may hold separators of its own. */
function assigneeOf(fields: Fields): string | null {
  const found = value(fields, 'assignee');
  if (Array.isArray(found)) return list(fields, 'assignee', LISTS)[0] ?? null;
  return text(fields, 'assignee')?.split(';;')[0]?.trim() ?? null;
}

function typeOf(given: string | null, derived: PatentRecord['type']): PatentRecord['type'] {
  return given === 'grant' || given === 'application' || given === 'other' ? given : derived;
}
