import type { PatentRecord } from '../../../../contract/patents.ts';
import { at, countAt, listAt, textAt, texts } from '../fields.ts';
import { liveRecord } from '../live-record.ts';
import { readPublicationNumber } from '../publication-number.ts';

/** Records and total of an answer; null when it is none. */
export function readLens(answer: unknown): { records: PatentRecord[]; total: number | null } | null {
  if (!Array.isArray(at(answer, 'data'))) return null;
  const records = listAt(answer, 'data')
    .map(readDocument)
    .filter((record) => record !== null);
  return { records, total: countAt(answer, 'total') };
}

function readDocument(document: unknown): PatentRecord | null {
  const biblio = at(document, 'biblio');
  const parties = at(biblio, 'parties');
  const nameOf = (party: unknown) => textAt(party, 'extracted_name', 'value');
  const [owner] = texts(listAt(parties, 'owners_all').map(nameOf));
  const [applicant] = texts(listAt(parties, 'applicants').map(nameOf));
  return liveRecord('lens', {
    number: numberOf(document),
    kind: textAt(document, 'kind'),
    title: inEnglish(listAt(biblio, 'invention_title')),
    abstract: inEnglish(listAt(document, 'abstract')),
    date: textAt(document, 'date_published'),
    filed: textAt(biblio, 'application_reference', 'date'),
    priority: textAt(biblio, 'priority_claims', 'earliest_claim', 'date'),
    inventors: texts(listAt(parties, 'inventors').map(nameOf)),
    assignee: owner ?? applicant ?? null,
    cpc: symbolsOf(biblio),
    citations: texts(
      listAt(biblio, 'references_cited', 'citations').map((one) =>
        numberOf(at(one, 'patcit', 'document_id')),
      ),
    ),
    claim: firstClaim(document),
    family: familyOf(document),
  });
}

function numberOf(id: unknown): string | null {
  const country = textAt(id, 'jurisdiction');
  const number = textAt(id, 'doc_number');
  return country && number ? country + number : null;
}

function symbolsOf(biblio: unknown): string[] {
  const read = (scheme: string) =>
    texts(listAt(biblio, scheme, 'classifications').map((one) => textAt(one, 'symbol')));
  const cpc = read('classifications_cpc');
  return cpc.length > 0 ? cpc : read('classifications_ipcr');
}

/** The English text of several, else the first. */
function inEnglish(versions: unknown[]): string | null {
  const english = versions.find((version) => textAt(version, 'lang')?.toLowerCase() === 'en');
  return textAt(english ?? versions[0], 'text');
}

function firstClaim(document: unknown): string | null {
  const sets = listAt(document, 'claims');
  const english = sets.find((set) => textAt(set, 'lang')?.toLowerCase() === 'en');
  const [first] = listAt(english ?? sets[0], 'claims');
  const parts = listAt(first, 'claim_text').map((part) => textAt({ part }, 'part'));
  return texts(parts).join(' ') || null;
}

/** Families have no id at The Lens: the smallest number of the members serves as one. */
function familyOf(document: unknown): string | null {
  const members = texts(
    listAt(document, 'families', 'simple_family', 'members').map((member) => {
      const number = numberOf(at(member, 'document_id'));
      return number && (readPublicationNumber(number)?.number ?? null);
    }),
  ).sort();
  return members.length > 1 ? `lens:${members[0]}` : null;
}
