import { SaxesParser } from 'saxes';

/** What one publication of the office's XML says, before it becomes a record. */
export interface UsptoFields {
  country: string;
  number: string;
  kind: string;
  date: string;
  title: string;
  abstract: string;
  claim: string;
  inventors: string[];
  assignee: string;
  cpc: string[];
  ipc: string[];
  citations: string[];
}

/** Roots of one publication: grants and applications of versions 4.x, applications of version 1.x. */
const ROOTS = new Set(['us-patent-grant', 'us-patent-application', 'patent-application-publication']);
/** Elements whose whole text is one field. */
const TEXT_FIELDS: Readonly<Record<string, 'title' | 'abstract'>> = {
  'invention-title': 'title',
  'title-of-invention': 'title',
  abstract: 'abstract',
  'subdoc-abstract': 'abstract',
};

type Scratch = Record<string, string>;

interface State {
  fields: UsptoFields | null;
  path: string[];
  /** Text of the innermost open element. */
  text: string;
  capture: { field: 'title' | 'abstract' | 'claim'; depth: number } | null;
  /** Leaf texts of the person, class or citation being read. */
  scratch: Scratch;
  found: UsptoFields[];
}

/**
 * Reads the publications of one XML document up to its end or to where its markup breaks. Entities declared in a document are
 * never expanded and nothing external is fetched.
 */
export function readUsptoXml(xml: string): { publications: UsptoFields[]; broken: boolean } {
  const state: State = { fields: null, path: [], text: '', capture: null, scratch: {}, found: [] };
  const parser = new SaxesParser({ xmlns: false });
  let publications: UsptoFields[] | null = null;
  parser.on('error', (error) => {
    if (!/undefined entity/.test(error.message)) publications ??= [...state.found];
  });
  parser.on('opentag', ({ name, attributes }) => open(state, name, attributes as Record<string, string>));
  parser.on('text', (text) => {
    if (state.fields) state.text += text;
  });
  parser.on('closetag', ({ name }) => close(state, name));
  parser.write(xml).close();
  return { publications: publications ?? state.found, broken: publications !== null };
}

function emptyFields(): UsptoFields {
  const texts = {
    country: 'US',
    number: '',
    kind: '',
    date: '',
    title: '',
    abstract: '',
    claim: '',
    assignee: '',
  };
  return { ...texts, inventors: [], cpc: [], ipc: [], citations: [] };
}

function open(state: State, name: string, attributes: Record<string, string>): void {
  if (ROOTS.has(name)) state.fields = emptyFields();
  state.path.push(name);
  if (!state.fields) return;
  if (state.capture) {
    state.text += ' ';
    return;
  }
  state.text = '';
  const field = TEXT_FIELDS[name] ?? (isFirstClaim(state, name) ? 'claim' : undefined);
  if (field && state.fields[field] === '') state.capture = { field, depth: state.path.length };
  if (SCRATCH_OWNERS.has(name)) state.scratch = { ...attributes };
}

function isFirstClaim(state: State, name: string): boolean {
  return name === 'claim' && state.path.some((part) => part === 'claims' || part === 'subdoc-claims');
}

const SCRATCH_OWNERS = new Set([
  'publication-reference',
  'document-id',
  'inventor',
  'first-named-inventor',
  'applicant',
  'us-applicant',
  'assignee',
  'classification-cpc',
  'classification-ipcr',
  'classification-ipc',
  'classification-ipc-primary',
]);

function close(state: State, name: string): void {
  const { fields, capture } = state;
  if (fields && capture) {
    state.text += ' ';
    if (capture.depth === state.path.length) {
      fields[capture.field] = state.text.replace(/\s+/g, ' ').trim();
      state.capture = null;
      state.text = '';
    }
  } else if (fields) {
    const text = state.text.trim();
    if (text !== '') state.scratch[name] = text;
    state.text = '';
    OWNERS[name]?.(fields, state.scratch, state.path);
  }
  state.path.pop();
  if (fields && ROOTS.has(name)) {
    state.found.push(fields);
    state.fields = null;
  }
}

type Owner = (fields: UsptoFields, scratch: Scratch, path: readonly string[]) => void;

const OWNERS: Readonly<Record<string, Owner>> = {
  'document-id': (fields, scratch, path) => {
    const number = scratch['doc-number'] ?? '';
    const citation = path.some((part) => part === 'patcit' || part === 'cited-patent-literature');
    if (citation) fields.citations.push(`${scratch.country ?? 'US'}${number}`);
    else if (fields.number === '' && path.some((part) => PUBLICATION.has(part))) {
      fields.number = number;
      fields.country = scratch.country ?? 'US';
      fields.kind = scratch.kind ?? scratch['kind-code'] ?? '';
      fields.date = scratch.date ?? scratch['document-date'] ?? '';
    }
  },
  inventor: addInventor,
  'first-named-inventor': addInventor,
  applicant: (fields, scratch) => {
    if (scratch['app-type'] === 'applicant-inventor') addInventor(fields, scratch);
  },
  assignee: (fields, scratch) => {
    const person = [scratch['first-name'], scratch['last-name']].filter(Boolean).join(' ');
    fields.assignee ||= scratch.orgname ?? scratch['organization-name'] ?? person;
  },
  'classification-cpc': (fields, scratch) => addSymbol(fields.cpc, scratch),
  'classification-ipcr': (fields, scratch) => addSymbol(fields.ipc, scratch),
  'classification-ipc': (fields, scratch) => addOldSymbol(fields.ipc, scratch['main-classification']),
  'classification-ipc-primary': (fields, scratch) => addOldSymbol(fields.ipc, scratch.ipc),
};

const PUBLICATION = new Set(['publication-reference', 'subdoc-bibliographic-information']);

function addInventor(fields: UsptoFields, scratch: Scratch): void {
  const last = scratch['last-name'] ?? scratch['family-name'];
  const first =
    scratch['first-name'] ?? [scratch['given-name'], scratch['middle-name']].filter(Boolean).join(' ');
  const name = [last, first].filter(Boolean).join(' ').trim();
  if (name !== '' && !fields.inventors.includes(name)) fields.inventors.push(name);
}

function addSymbol(list: string[], scratch: Scratch): void {
  const subclass = `${scratch.section ?? ''}${scratch.class ?? ''}${scratch.subclass ?? ''}`;
  const group = scratch['main-group'] ? `${scratch['main-group']}/${scratch.subgroup ?? '00'}` : '';
  const symbol = subclass + group;
  if (subclass.length === 4 && !list.includes(symbol)) list.push(symbol);
}

/** Symbols of the seventh edition: `A41D013/00`, or in columns of three and two, `A45F  504`. */
function addOldSymbol(list: string[], text: string | undefined): void {
  const match = /^([A-H]\d\d[A-Z])\s*0*(\d{1,3}?)\/?(\d{2,4})$/.exec(text ?? '');
  if (match) list.push(`${match[1]}${match[2]}/${match[3]}`);
}
