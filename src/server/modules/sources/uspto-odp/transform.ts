import type { PatentRecord } from '../../../../contract/patents.ts';
import { at, countAt, listAt, textAt, texts } from '../fields.ts';
import { liveRecord } from '../live-record.ts';

/** A record and where the office keeps its whole text. */
export interface OdpHit {
  record: PatentRecord;
  documentUrl: string | null;
}

/** Hits and total of a search; null when the answer is none. Applications without a publication are left out. */
export function readOdp(answer: unknown): { hits: OdpHit[]; total: number | null } | null {
  if (at(answer, 'patentFileWrapperDataBag') === undefined) return null;
  const hits = listAt(answer, 'patentFileWrapperDataBag')
    .map(readFile)
    .filter((hit) => hit !== null);
  return { hits, total: countAt(answer, 'count') };
}

function readFile(file: unknown): OdpHit | null {
  const meta = at(file, 'applicationMetaData');
  const granted = textAt(meta, 'patentNumber');
  const published = textAt(meta, 'earliestPublicationNumber');
  const record = liveRecord('uspto-odp', {
    number: granted ? `US${granted}` : published,
    kind: granted
      ? kindOfGrant(granted, { published, label: textAt(meta, 'applicationTypeLabelName') })
      : null,
    title: textAt(meta, 'inventionTitle'),
    date: granted ? textAt(meta, 'grantDate') : textAt(meta, 'earliestPublicationDate'),
    filed: textAt(meta, 'filingDate'),
    inventors: texts(listAt(meta, 'inventorBag').map(nameOf)),
    assignee:
      textAt(meta, 'firstApplicantName') ??
      texts(listAt(meta, 'applicantBag').map((one) => textAt(one, 'applicantNameText')))[0] ??
      null,
    cpc: texts(listAt(meta, 'cpcClassificationBag').map((one) => textAt({ one }, 'one'))),
  });
  if (!record) return null;
  const document = at(file, granted ? 'grantDocumentMetaData' : 'pgpubDocumentMetaData');
  return { record, documentUrl: textAt(listAt({ document }, 'document')[0], 'fileLocationURI') };
}

function nameOf(inventor: unknown): string | null {
  const parts = [textAt(inventor, 'firstName'), textAt(inventor, 'lastName')].filter(Boolean);
  return textAt(inventor, 'inventorNameText') ?? (parts.join(' ') || null);
}

/** A grant that was published before is a B2, else a B1; designs and plants have kinds of their own. */
function kindOfGrant(
  number: string,
  { published, label }: { published: string | null; label: string | null },
): string | null {
  if (/^D/i.test(number) || /design/i.test(label ?? '')) return 'S1';
  if (!/^\d/.test(number) || /plant|reissue/i.test(label ?? '')) return null;
  return published ? 'B2' : 'B1';
}

/** Abstract and first claim of the office's XML of one publication; entities declared in it are never expanded. */
export function readDocumentXml(xml: string): { abstract: string | null; claim: string | null } {
  return {
    abstract: /<abstract[\s>][\s\S]*?<\/abstract>/i.exec(xml)?.[0] ?? null,
    claim: /<claim[\s>][\s\S]*?<\/claim>/i.exec(xml)?.[0] ?? null,
  };
}
