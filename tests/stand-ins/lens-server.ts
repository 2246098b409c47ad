import { byRelevance, INVENTED } from './invented-patents.ts';
import { jsonReply, type PatentServer, type Reply, startPatentServer } from './patent-server.ts';

type Invented = (typeof INVENTED)[number];

/** Names of the response, which alone may be asked for. */
const RESPONSE_FIELDS =
  /^(lens_id|jurisdiction|doc_number|kind|date_published|doc_key|abstract|claims|legal_status|families(\.(simple|extended)_family)?|biblio(\.(invention_title|parties(\.\w+)?|application_reference|priority_claims|classifications_cpc|classifications_ipcr|references_cited))?)$/;

interface LensRequest {
  query: {
    terms?: { ids: string[] };
    bool?: {
      must: [{ bool: { should: { match: Record<string, string> }[] } }];
      filter?: {
        range?: { date_published: { gte?: string; lte?: string } };
        terms?: { jurisdiction: string[] };
      }[];
    };
  };
  size?: number;
  include?: string[];
  group_by?: string;
  scroll?: string;
  scroll_id?: string;
}

function problemOf(request: LensRequest): string | null {
  const wrong = request.include?.find((name) => !RESPONSE_FIELDS.test(name));
  if (wrong) return `Invalid include field: ${wrong}`;
  if (request.scroll_id !== undefined) return 'scroll_id cannot be used with a query';
  if (request.group_by && request.scroll) return 'group_by does not work with scroll';
  return (request.size ?? 20) > 100 ? 'size is more than your plan allows' : null;
}

function select({ query }: LensRequest): Invented[] {
  if (query.terms) {
    const ids = query.terms.ids;
    return INVENTED.filter(({ number, kind }) => ids.includes(number) || ids.includes(number + kind));
  }
  const { must, filter = [] } = query.bool!;
  const text = Object.values(must[0].bool.should[0]!.match)[0] ?? '';
  return byRelevance(INVENTED, text).filter((patent) =>
    filter.every(({ range, terms }) => {
      const { gte, lte } = range?.date_published ?? {};
      const date = patent.date ?? '';
      const country = patent.number.slice(0, 2);
      return (
        (!gte || date >= gte) && (!lte || date <= lte) && (!terms || terms.jurisdiction.includes(country))
      );
    }),
  );
}

function documentOf(patent: Invented, withClaims: boolean): object {
  const country = patent.number.slice(0, 2);
  const serial = patent.number.slice(2);
  const named = (name: string, sequence: number) => ({ sequence, extracted_name: { value: name } });
  return {
    lens_id: `000-${patent.family}`,
    jurisdiction: country,
    doc_number: serial,
    kind: patent.kind,
    date_published: patent.date,
    biblio: {
      invention_title: [
        { text: 'Etwas Erfundenes', lang: 'de' },
        { text: patent.title, lang: 'en' },
      ],
      application_reference: { jurisdiction: country, doc_number: '1', kind: 'A', date: patent.filed },
      priority_claims: { earliest_claim: { date: patent.priority } },
      parties: {
        applicants: [named(patent.assignee ?? '', 1)],
        inventors: patent.inventors.map((name, i) => named(name, i + 1)),
      },
      classifications_cpc: { classifications: patent.cpc.map((symbol) => ({ symbol })) },
    },
    abstract: [{ text: patent.abstract, lang: 'en' }],
    ...(withClaims
      ? {
          claims: [
            { claims: [{ claim_text: [patent.claim] }, { claim_text: ['2. As claim 1.'] }], lang: 'en' },
          ],
        }
      : {}),
    families: {
      simple_family: {
        size: 2,
        members: [
          { lens_id: '1', document_id: { jurisdiction: country, doc_number: serial, kind: patent.kind } },
          {
            lens_id: '2',
            document_id: { jurisdiction: 'WO', doc_number: `20${patent.family?.slice(0, 8)}` },
          },
        ],
      },
    },
  };
}

function search(body: string): Reply {
  const request = JSON.parse(body) as LensRequest;
  const problem = problemOf(request);
  if (problem) return jsonReply({ message: problem }, 400);
  const found = select(request);
  if (found.length === 0) return jsonReply({ message: 'Empty Result' }, 404);
  const data = found
    .slice(0, request.size ?? 20)
    .map((one) => documentOf(one, request.include?.includes('claims') ?? true));
  return jsonReply({ total: found.length, max_score: 12.5, data, results: data.length });
}

/** A local server that speaks the patent API of The Lens. */
export function startLensServer(token: string): Promise<PatentServer> {
  return startPatentServer(({ url, method, headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`) {
      return jsonReply({ message: `Authentication failed for ${headers.authorization}` }, 401);
    }
    if (headers['content-type'] !== 'application/json') return jsonReply({ message: 'Unsupported' }, 415);
    if (url.pathname === '/subscriptions/patent_api/usage') {
      return jsonReply({ usage: {} }, 200, { 'x-rate-limit-remaining-request-per-month': '4321' });
    }
    if (url.pathname === '/patent/search' && method === 'POST') return search(body);
    return jsonReply({ message: 'Not found' }, 404);
  });
}
