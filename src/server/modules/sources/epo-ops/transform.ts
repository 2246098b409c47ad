import type { PatentRecord } from '../../../../contract/patents.ts';
import { at, countAt, listAt, textAt, texts } from '../fields.ts';
import { liveRecord } from '../live-record.ts';

/**
 * OPS writes XML as JSON: text in `$`, attributes as `@name`, one child as an object and several as a list.
 */
const WORLD = 'ops:world-patent-data';

/** Hits and total of a search; null when the answer is none. Placeholders for withdrawn documents are left out. */
export function readSearch(answer: unknown): { records: PatentRecord[]; total: number | null } | null {
  const search = at(answer, WORLD, 'ops:biblio-search');
  if (search === undefined) return null;
  const records = documentsOf(at(search, 'ops:search-result')).map(readDocument);
  return {
    records: records.filter((record) => record !== null),
    total: countAt(search, '@total-result-count'),
  };
}

/** Publications of a bibliographic answer; null when the answer is none. */
export function readBiblio(answer: unknown): PatentRecord[] | null {
  if (at(answer, WORLD) === undefined) return null;
  const records = documentsOf(at(answer, WORLD)).map(readDocument);
  return records.filter((record) => record !== null);
}

const documentsOf = (value: unknown): unknown[] =>
  listAt(value, 'exchange-documents').flatMap((one) => listAt(one, 'exchange-document'));

const content = (value: unknown): string | null => textAt(value, '$') ?? textAt({ value }, 'value');

function inEnglish(versions: unknown[]): unknown {
  return versions.find((version) => textAt(version, '@lang') === 'en') ?? versions[0];
}

function readDocument(document: unknown): PatentRecord | null {
  const biblio = at(document, 'bibliographic-data');
  if (biblio === undefined) return null;
  const country = textAt(document, '@country');
  const serial = textAt(document, '@doc-number');
  const family = textAt(document, '@family-id');
  return liveRecord('epo-ops', {
    number: country && serial ? country + serial : null,
    kind: textAt(document, '@kind'),
    title: content(inEnglish(listAt(biblio, 'invention-title'))),
    abstract: paragraphs(inEnglish(listAt(document, 'abstract'))),
    date: dateOf(at(biblio, 'publication-reference')),
    filed: dateOf(at(biblio, 'application-reference')),
    priority:
      listAt(biblio, 'priority-claims', 'priority-claim').map(dateOf).filter(Boolean).sort()[0] ?? null,
    inventors: partiesOf(biblio, 'inventor'),
    assignee: partiesOf(biblio, 'applicant')[0] ?? null,
    cpc: classesOf(biblio),
    citations: citationsOf(biblio),
    family: family && `docdb:${family}`,
  });
}

const paragraphs = (section: unknown): string | null =>
  texts(listAt(section, 'p').map(content)).join(' ') || null;

/** The date of the first identifier that has one. */
function dateOf(reference: unknown): string | null {
  const dates = listAt(reference, 'document-id').map((id) => content(at(id, 'date')));
  return dates.find((date) => date !== null) ?? null;
}

/** Names as filed where given, else as the office writes them, without the country behind. */
function partiesOf(biblio: unknown, role: 'inventor' | 'applicant'): string[] {
  const all = listAt(biblio, 'parties', `${role}s`, role);
  const read = (format: string) =>
    texts(
      all
        .filter((party) => textAt(party, '@data-format') === format)
        .map((party) =>
          content(at(party, `${role}-name`, 'name'))
            ?.replace(/\[[A-Z]{2}\]|,\s*$/g, '')
            .trim(),
        ),
    );
  const original = read('original');
  return original.length > 0 ? original : read('epodoc');
}

function classesOf(biblio: unknown): string[] {
  const cpc = listAt(biblio, 'patent-classifications', 'patent-classification').map((one) => {
    const part = (name: string) => content(at(one, name)) ?? '';
    return `${part('section')}${part('class')}${part('subclass')}${part('main-group')}/${part('subgroup')}`;
  });
  const ipc = listAt(biblio, 'classifications-ipcr', 'classification-ipcr').map((one) =>
    content(at(one, 'text')),
  );
  return cpc.length > 0 ? texts(cpc) : texts(ipc);
}

function citationsOf(biblio: unknown): string[] {
  const ids = listAt(biblio, 'references-cited', 'citation').flatMap((one) =>
    listAt(one, 'patcit', 'document-id').filter((id) => textAt(id, '@document-id-type') !== 'epodoc'),
  );
  return texts(ids.map((id) => `${content(at(id, 'country')) ?? ''}${content(at(id, 'doc-number')) ?? ''}`));
}

/** First claim of a full-text answer, in English where there is one. */
export function readFirstClaim(answer: unknown): string | null {
  const documents = listAt(answer, WORLD, 'ftxt:fulltext-documents').flatMap((one) =>
    listAt(one, 'ftxt:fulltext-document'),
  );
  const sets = documents.flatMap((document) => listAt(document, 'claims'));
  const english = sets.find((set) => textAt(set, '@lang')?.toLowerCase() === 'en') ?? sets[0];
  const claims = listAt(english, 'claim').flatMap((claim) => listAt(claim, 'claim-text').map(content));
  const written = texts(claims);
  const second = written.findIndex((text, i) => i > 0 && /^\s*2\s*[.)]/.test(text));
  // One claim is one text or several lines of one; the second claim begins with its number.
  if (second > 0) return written.slice(0, second).join(' ');
  return written[0]?.split(/\s(?=2\s*\.\s+[A-Z])/)[0] ?? null;
}

/** Code of an error; always XML, also where JSON was asked for. */
export function errorCode(body: string): string | null {
  return /<code>\s*([\w.]+)\s*<\/code>/i.exec(body)?.[1] ?? null;
}
