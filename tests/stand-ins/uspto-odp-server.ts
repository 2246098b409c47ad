import { hasAny, INVENTED, wordsIn } from './invented-patents.ts';
import { jsonReply, type PatentServer, type Reply, startPatentServer } from './patent-server.ts';

type Invented = (typeof INVENTED)[number];

interface OdpRequest {
  q?: string;
  sort?: { field: string; order: string }[];
  fields?: string[];
  pagination?: { offset: number; limit: number };
  rangeFilters?: { field: string; valueFrom?: string; valueTo?: string }[];
}

const AMERICAN = INVENTED.filter(({ number }) => number.startsWith('US'));
const isGrant = ({ number }: Invented) => number.length < 13;

/** All words of a clause are joined by OR, whether or not it says so; clauses by AND where it says so. */
function select({ q = '' }: OdpRequest): Invented[] {
  const clauses = q
    .split(' AND ')
    .map((clause) => /^applicationMetaData\.(\w+):\(?(.+?)\)?$/.exec(clause) ?? []);
  return AMERICAN.filter((patent) =>
    clauses.every(([, field, value = '']) => {
      const words = [...wordsIn(value)].filter((word) => word !== 'or');
      if (field === 'inventionTitle') return hasAny({ ...patent, abstract: '' }, words);
      const number = field === 'patentNumber' ? patent.number.slice(2) : patent.number + patent.kind;
      return isGrant(patent) === (field === 'patentNumber') && words.includes(number.toLowerCase());
    }),
  );
}

function fileOf(patent: Invented, url: string): object {
  const document = {
    productIdentifier: 'PTGRXML',
    fileLocationURI: `${url}/api/v1/datasets/products/files/SPLT/${patent.number}.xml`,
  };
  const published = patent.kind === 'B1' ? {} : { earliestPublicationNumber: 'US 2019-0999999 A1' };
  const inventors = patent.inventors.map((inventorNameText) => ({
    inventorNameText,
    correspondenceAddressBag: [],
  }));
  return {
    applicationNumberText: `16${patent.family?.slice(2)}`,
    applicationMetaData: {
      inventionTitle: patent.title?.toUpperCase(),
      filingDate: patent.filed,
      applicationTypeLabelName: 'Utility',
      // One child comes as an object at times.
      inventorBag: inventors.length === 1 ? inventors[0] : inventors,
      firstApplicantName: patent.assignee,
      cpcClassificationBag: patent.cpc.map((symbol) =>
        symbol.replace(/^(\w{4})(\d+)/, (_, a, b) => `${a}${b.padStart(4)}`),
      ),
      ...(isGrant(patent)
        ? { patentNumber: patent.number.slice(2), grantDate: patent.date, ...published }
        : { earliestPublicationNumber: patent.number + patent.kind, earliestPublicationDate: patent.date }),
    },
    ...(isGrant(patent) ? { grantDocumentMetaData: document } : { pgpubDocumentMetaData: document }),
  };
}

function search(body: string, url: string): Reply {
  const request = JSON.parse(body) as OdpRequest;
  if (!request.sort || !request.fields)
    return jsonReply({ code: 400, error: 'Sort and fields are expected here.' }, 400);
  const filters = request.rangeFilters ?? [];
  if (filters.some(({ valueFrom, valueTo }) => !valueFrom || !valueTo))
    return jsonReply({ code: 400, error: 'Bad Request' }, 400);
  const found = select(request).filter(({ filed }) =>
    filters.every(({ valueFrom, valueTo }) => (filed ?? '') >= valueFrom! && (filed ?? '') <= valueTo!),
  );
  if (found.length === 0)
    return jsonReply({ code: 404, error: 'Not Found', errorDetails: 'No matching records found' }, 404);
  const newest = found.toSorted((a, b) => (b.filed ?? '').localeCompare(a.filed ?? ''));
  const files = newest.slice(0, request.pagination?.limit ?? 25).map((patent) => fileOf(patent, url));
  return jsonReply({ count: found.length, patentFileWrapperDataBag: files });
}

function xmlOf({ abstract, claim }: Invented): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant.dtd" [ <!ENTITY big "x"> ]>
<us-patent-grant><abstract id="abstract"><p id="p-1">${abstract}</p></abstract>
<claims id="claims"><claim id="CLM-1" num="1"><claim-text>${claim}</claim-text></claim>
<claim id="CLM-2" num="2"><claim-text>2. As claimed in <claim-ref>claim 1</claim-ref>.</claim-text></claim></claims>
</us-patent-grant>`;
}

/** A local server that speaks the Open Data Portal of the USPTO. Documents are reached through a redirect. */
export function startUsptoOdpServer(key: string): Promise<PatentServer> {
  return startPatentServer(({ url, headers, method, body }, address) => {
    const signed = /^\/signed\/(US\d+)\.xml$/.exec(url.pathname)?.[1];
    if (signed) {
      if (headers['x-api-key']) return jsonReply({ message: 'A signed address takes no key.' }, 400);
      const patent = AMERICAN.find(({ number }) => number === signed)!;
      return { status: 200, body: xmlOf(patent), headers: { 'content-type': 'application/xml' } };
    }
    if (headers['x-api-key'] !== key)
      return jsonReply({ message: `Unauthorized ${headers['x-api-key']}` }, 401);
    if (url.pathname === '/api/v1/patent/applications/search' && method === 'POST')
      return search(body, address);
    const file = /\/SPLT\/(US\d+)\.xml$/.exec(url.pathname)?.[1];
    if (file)
      return { status: 302, body: '', headers: { location: `${address}/signed/${file}.xml?signature=1` } };
    return jsonReply({ code: 404, error: 'Not Found' }, 404);
  });
}
