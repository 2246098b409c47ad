import { addNew, type OfficeFields, oldSymbol } from './office-record.ts';

/** Texts of the elements within the one that just ended, by name, and the attributes of that one as `@name`. */
export type Scratch = Readonly<Record<string, string>>;
/** What is taken from an element when it ends. `path` ends with its own name. */
export type Taker = (fields: OfficeFields, scratch: Scratch, path: readonly string[]) => void;

/** How one family of formats is read. */
export interface Dialect {
  /** Elements whose whole text is one field. */
  texts: Readonly<Record<string, 'title' | 'abstract' | 'claim'>>;
  /** Elements that only hold the text of the one around them. */
  transparent: ReadonlySet<string>;
  /** Elements of which nothing is wanted. */
  unwanted: ReadonlySet<string>;
  takers: Readonly<Record<string, Taker>>;
  /** Called at the root's start. */
  begin?: (fields: OfficeFields, attributes: Scratch) => void;
}

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).filter(Boolean));
const person = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ').trim();
const within = (path: readonly string[], name: string): boolean => path.includes(name);

function addSymbol(list: string[], scratch: Scratch): void {
  const subclass = `${scratch.section ?? ''}${scratch.class ?? ''}${scratch.subclass ?? ''}`;
  const group = scratch['main-group'] ? `${scratch['main-group']}/${scratch.subgroup ?? '00'}` : '';
  if (subclass.length === 4) addNew(list, subclass + group);
}

function publication(fields: OfficeFields, scratch: Scratch): void {
  addNew(fields.published, scratch['doc-number'] ?? '');
  if (fields.number !== '') return;
  fields.number = scratch['doc-number'] ?? '';
  fields.country = scratch.country ?? scratch['country-code'] ?? fields.country;
  fields.kind = scratch.kind ?? scratch['kind-code'] ?? '';
  fields.date = scratch.date ?? scratch['document-date'] ?? '';
}

const CLAIMED = names(
  'parent-doc us-provisional-application priority-claim parent non-provisional-of-provisional',
);

function documentId(fields: OfficeFields, scratch: Scratch, path: readonly string[]): void {
  const parent = path.at(-2) ?? '';
  const number = scratch['doc-number'] ?? '';
  if (parent === 'publication-reference' || parent === 'subdoc-bibliographic-information')
    publication(fields, scratch);
  else if (parent === 'application-reference') fields.filed ||= scratch.date ?? '';
  else if (CLAIMED.has(parent)) addNew(fields.claimed, scratch.date ?? scratch['document-date'] ?? '');
  else if (parent === 'pct-or-regional-filing-data') fields.worldFiled ||= scratch.date ?? '';
  else if (parent === 'patcit' || parent === 'cited-patent-literature')
    addNew(fields.citations, `${scratch.country ?? 'US'}${number}`);
}

function inventor(fields: OfficeFields, scratch: Scratch): void {
  const first = scratch['first-name'] ?? person(scratch['given-name'], scratch['middle-name']);
  addNew(fields.inventors, person(first, scratch['last-name'] ?? scratch['family-name']));
}

function applicant(fields: OfficeFields, scratch: Scratch): void {
  if (scratch['@app-type'] === 'applicant-inventor') inventor(fields, scratch);
  else if (scratch.orgname) addNew(fields.applicants, scratch.orgname);
  else if (scratch['@applicant-authority-category'] === 'assignee')
    addNew(fields.applicants, person(scratch['first-name'], scratch['last-name']));
}

/** The American office's grants and applications of versions 4.0 to 4.7 and applications of version 1.5 and 1.6. */
export const AMERICAN: Dialect = {
  texts: {
    'invention-title': 'title',
    'title-of-invention': 'title',
    abstract: 'abstract',
    'subdoc-abstract': 'abstract',
    claim: 'claim',
  },
  transparent: names(''),
  unwanted:
    names(`description drawings us-field-of-classification-search agents examiners figures us-chemistry us-math
    us-sequence-list-doc subdoc-description subdoc-drawings classification-us correspondence-address copyright-statement
    us-term-of-grant us-botanic related-publication child-doc child parent-grant-document parent-pct-document parent-patent`),
  takers: {
    'document-id': documentId,
    'priority-claim': (fields, scratch) => addNew(fields.claimed, scratch.date ?? ''),
    'filing-date': (fields, scratch, path) => {
      if (within(path, 'domestic-filing-data')) fields.filed ||= scratch['filing-date'] ?? '';
      else if (within(path, 'foreign-priority-data')) addNew(fields.claimed, scratch['filing-date'] ?? '');
    },
    inventor,
    'first-named-inventor': inventor,
    applicant,
    'us-applicant': applicant,
    assignee: (fields, scratch) =>
      addNew(
        fields.assignees,
        scratch.orgname ??
          scratch['organization-name'] ??
          person(
            scratch['first-name'] ?? scratch['given-name'],
            scratch['last-name'] ?? scratch['family-name'],
          ),
      ),
    'classification-cpc': (fields, scratch) => addSymbol(fields.cpc, scratch),
    'classification-ipcr': (fields, scratch) => addSymbol(fields.ipc, scratch),
    'classification-ipc': (fields, scratch) =>
      addNew(fields.ipc, oldSymbol(scratch['main-classification'] ?? '')),
    'classification-ipc-primary': (fields, scratch) => addNew(fields.ipc, oldSymbol(scratch.ipc ?? '')),
    'classification-ipc-secondary': (fields, scratch) => addNew(fields.ipc, oldSymbol(scratch.ipc ?? '')),
  },
};

const own = (fields: OfficeFields, scratch: Scratch): void => {
  if (scratch.ONM) addNew(fields.assignees, scratch.ONM);
  else addNew(fields.assignees, person(scratch.FNM, scratch.SNM));
};

/** Grants of 2001 to 2004: the elements of WIPO standard 32, all text in `PDAT`. */
export const STANDARD_32: Dialect = {
  texts: { B540: 'title', SDOAB: 'abstract', CLM: 'claim' },
  transparent: names('PDAT STEXT'),
  unwanted: names('SDODE SDODR SDOCR B570 B580 B740 B745 B746 B747'),
  takers: {
    B110: (fields, scratch) => {
      addNew(fields.published, scratch.DNUM ?? '');
      fields.number ||= scratch.DNUM ?? '';
    },
    B130: (fields, scratch) => {
      fields.kind ||= scratch.B130 ?? '';
    },
    B140: (fields, scratch) => {
      fields.date ||= scratch.DATE ?? '';
    },
    B190: (fields, scratch) => {
      fields.country = scratch.B190 ?? 'US';
    },
    B220: (fields, scratch) => {
      fields.filed ||= scratch.DATE ?? '';
    },
    B320: (fields, scratch) => addNew(fields.claimed, scratch.DATE ?? ''),
    PDOC: (fields, scratch, path) => {
      if (within(path, 'B600')) addNew(fields.claimed, scratch.DATE ?? '');
    },
    B680US: (fields, scratch) => addNew(fields.claimed, scratch.DATE ?? ''),
    B861: (fields, scratch) => {
      fields.worldFiled ||= scratch.DATE ?? '';
    },
    B511: (fields, scratch) => addNew(fields.ipc, oldSymbol(scratch.B511 ?? '')),
    B512: (fields, scratch) => addNew(fields.ipc, oldSymbol(scratch.B512 ?? '')),
    B561: (fields, scratch) => addNew(fields.citations, `${scratch.CTRY ?? 'US'}${scratch.DNUM ?? ''}`),
    B721: (fields, scratch) => addNew(fields.inventors, person(scratch.FNM, scratch.SNM)),
    B731: own,
  },
};
