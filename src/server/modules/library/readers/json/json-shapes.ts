import { plainText } from '../plain-text.ts';
import { FIELD_NAMES, type Fields } from '../record-from-fields.ts';

type Json = Readonly<Record<string, unknown>>;
type Name = keyof typeof FIELD_NAMES;

/** Where nested exports and answers of services keep a field; names within lists reach into every element. */
const PATHS: Partial<Record<Name, readonly string[]>> = {
  number: [
    'publicationNumber',
    'doc_key',
    'applicationMetaData.patentNumber',
    'applicationMetaData.earliestPublicationNumber',
  ],
  title: [
    'title_localized',
    'biblio.invention_title',
    'applicationMetaData.inventionTitle',
    'bibliographic-data.invention-title',
  ],
  date: [
    'applicationMetaData.grantDate',
    'applicationMetaData.earliestPublicationDate',
    'bibliographic-data.publication-reference.document-id.date',
  ],
  abstract: ['abstract_localized'],
  inventors: [
    'inventor_harmonized',
    'biblio.parties.inventors',
    'applicationMetaData.inventorBag',
    'bibliographic-data.parties.inventors.inventor.inventor-name.name',
  ],
  assignee: [
    'assignee_harmonized',
    'biblio.parties.owners_all',
    'biblio.parties.applicants',
    'assignmentBag.assigneeBag',
    'applicationMetaData.firstApplicantName',
    'applicationMetaData.applicantBag',
    'bibliographic-data.parties.applicants.applicant.applicant-name.name',
  ],
  cpc: [
    'cpc_current',
    'cpc_at_issue',
    'cpcs',
    'biblio.classifications_cpc.classifications',
    'applicationMetaData.cpcClassificationBag',
    'biblio.classifications_ipcr.classifications',
  ],
  kind: ['kind_code', 'patent_kind'],
  citations: [
    'citation',
    'us_patent_citations',
    'patent_citations.original',
    'biblio.references_cited.citations.patcit.document_id',
  ],
  filed: [
    'application.filing_date',
    'biblio.application_reference.date',
    'applicationMetaData.filingDate',
    'applicationMetaData.effectiveFilingDate',
  ],
  priority: ['biblio.priority_claims.earliest_claim.date'],
  claim: ['claims_localized', 'claims'],
  family: [],
  members: ['families.simple_family.members.document_id'],
};

/** Keys under which an object keeps the text that it stands for, the fullest first. */
const TEXT_KEYS = [
  'text',
  'value',
  '$',
  'extracted_name',
  'name',
  'organization',
  'assignee_organization',
  'claim_text',
  'claims',
  'symbol',
  'code',
  'p',
  'cpc_group_id',
  'cpc_group',
  'cpc_subgroup_id',
  'publication_number',
  'inventorNameText',
  'assigneeNameText',
  'applicantNameText',
  'citation_patent_id',
  'date',
] as const;
const NAME_PARTS: readonly (readonly [first: string, last: string])[] = [
  ['inventor_name_first', 'inventor_name_last'],
  ['assignee_individual_name_first', 'assignee_individual_name_last'],
  ['firstName', 'lastName'],
  ['first_name', 'last_name'],
];
const LISTS: ReadonlySet<Name> = new Set([
  'inventors',
  'assignee',
  'cpc',
  'citations',
  'categories',
  'members',
]);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of one patent of JSON lines, of an export or of a service's answer (BigQuery, PatentsView, The Lens, the American
 * office's data portal, the European office, search services), flat or nested, by the names that records are read by.
 */
export function fieldsOfJson(given: Json): Fields {
  const json = isObject(given._source) ? given._source : given;
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(FIELD_NAMES) as Name[]) {
    const found = findValue(json, name);
    if (found !== undefined) fields[FIELD_NAMES[name][0]] = found;
  }
  const number = composedNumber(json);
  if (number !== null) fields.patent_number = number;
  const family = json.family_id ?? json['@family-id'];
  if (fields.family === undefined && /^[1-9]\d*$/.test(String(family ?? '')))
    fields.family = `docdb:${family}`;
  return fields;
}

function findValue(json: Json, name: Name): unknown {
  for (const key of [...FIELD_NAMES[name], ...(PATHS[name] ?? [])]) {
    const value = key in json ? json[key] : reach(json, key.split('.'));
    if (!saysNothing(value)) return readable(value, LISTS.has(name));
  }
  return undefined;
}

const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0);

/** The text or texts of a value; a value without any is given on, to be named as what it is. */
function readable(value: unknown, asList: boolean): unknown {
  const texts = typeof value === 'object' ? textsOf(value, 0) : [];
  if (texts.length === 0) return plain(value);
  return asList ? texts : texts[0];
}

const plain = (value: unknown): unknown => (typeof value === 'string' ? plainText(value) : value);

/** What a path leads to; through lists it leads to a list. */
function reach(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const found = value
      .map((item) => reach(item, path))
      .filter((item) => item !== undefined && item !== null);
    return found.length > 0 ? found.flat() : undefined;
  }
  return isObject(value) && Object.hasOwn(value, key) ? reach(value[key], rest) : undefined;
}

const DEEPEST = 6;
const isEnglish = (value: unknown): boolean =>
  isObject(value) && /^en/i.test(String(value.lang ?? value.language ?? value['@lang'] ?? ''));

/** Texts of a value, English ones first where languages are named. */
function textsOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [plainText(value)];
  if (typeof value === 'number') return [String(value)];
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) {
    const english = value.filter(isEnglish);
    return (english.length > 0 ? english : value).flatMap((item) => textsOf(item, depth + 1));
  }
  return isObject(value) ? textsOfObject(value, depth) : [];
}

function textsOfObject(value: Json, depth: number): string[] {
  const number = composedNumber(value);
  if (number !== null) return [number];
  for (const [first, last] of NAME_PARTS) {
    const name = [value[first], value[last]]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ');
    if (name !== '') return [name];
  }
  for (const key of TEXT_KEYS) {
    const texts = Object.hasOwn(value, key) ? textsOf(value[key], depth + 1) : [];
    if (texts.length > 0) return texts;
  }
  return [];
}

/** A number that is kept in parts: country, serial and kind. */
function composedNumber(json: Json): string | null {
  const country = json.jurisdiction ?? json['@country'];
  const serial = json.doc_number ?? json['@doc-number'];
  if (typeof country !== 'string' || (typeof serial !== 'string' && typeof serial !== 'number')) return null;
  const kind = json.kind ?? json['@kind'];
  return `${country}${serial}${typeof kind === 'string' ? kind : ''}`;
}
