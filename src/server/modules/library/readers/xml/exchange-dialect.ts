import type { Dialect, Scratch } from './office-dialects.ts';
import { addNew, type OfficeFields, oldSymbol } from './office-record.ts';

/** Names come in up to three spellings; those of the office's own database are the ones that are whole. */
const first = (scratch: Scratch): boolean => (scratch['@data-format'] ?? 'docdb') === 'docdb';
const docdb = (scratch: Scratch): boolean =>
  (scratch['@document-id-type'] ?? scratch['@data-format'] ?? 'docdb') === 'docdb';

function documentId(fields: OfficeFields, scratch: Scratch, path: readonly string[]): void {
  const parent = path.at(-2) ?? '';
  const date = scratch.date ?? '';
  if (parent === 'publication-reference') fields.date ||= date;
  else if (parent === 'application-reference') fields.filed ||= date;
  else if (parent === 'priority-claim') addNew(fields.claimed, date);
  else if (parent === 'patcit' && docdb(scratch))
    addNew(fields.citations, `${scratch.country ?? ''}${scratch['doc-number'] ?? ''}`);
}

function symbol(fields: OfficeFields, scratch: Scratch): void {
  const subclass = `${scratch.section ?? ''}${scratch.class ?? ''}${scratch.subclass ?? ''}`;
  const group = scratch['main-group'] ? `${scratch['main-group']}/${scratch.subgroup ?? '00'}` : '';
  if (subclass.length === 4) addNew(fields.cpc, subclass + group);
  else addNew(fields.cpc, oldSymbol(scratch['classification-symbol'] ?? ''));
}

/** The European office's exchange documents, from its open services and its bulk files. */
export const EXCHANGE: Dialect = {
  texts: { 'invention-title': 'title', abstract: 'abstract' },
  transparent: new Set(),
  unwanted: new Set(['description', 'claims', 'designation-of-states', 'dates-of-public-availability']),
  begin: (fields, attributes) => {
    fields.country = attributes.country ?? '';
    fields.number = attributes['doc-number'] ?? '';
    fields.kind = attributes.kind ?? '';
    fields.date = attributes['date-publ'] ?? '';
    fields.family = attributes['family-id'] ?? '';
  },
  takers: {
    'document-id': documentId,
    applicant: (fields, scratch) =>
      addNew(first(scratch) ? fields.assignees : fields.applicants, scratch.name ?? ''),
    inventor: (fields, scratch) =>
      addNew(first(scratch) ? fields.inventors : fields.otherInventors, scratch.name ?? ''),
    'classification-ipcr': (fields, scratch) => addNew(fields.ipc, oldSymbol(scratch.text ?? '')),
    'patent-classification': symbol,
  },
};
