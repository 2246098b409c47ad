import { hasAny, INVENTED } from './invented-patents.ts';
import {
  jsonReply,
  type PatentServer,
  type Received,
  type Reply,
  startPatentServer,
} from './patent-server.ts';

type Invented = (typeof INVENTED)[number];

const THROTTLE =
  'idle (retrieval=green:200, search=green:900, inpadoc=green:60, images=green:200, other=green:1000)';
const one = ($: string | null | undefined) => ({ $: $ ?? '' });
const compact = (date: string | null | undefined) => one(date?.replaceAll('-', ''));

/** Errors are XML, whatever was asked for. */
export const opsError = (status: number, code: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/xml', ...headers },
  body: `<?xml version="1.0"?><fault xmlns="http://ops.epo.org"><code>${code}</code><message>No.</message></fault>`,
});

/** A child alone is an object, several are a list: as OPS makes JSON of XML. */
const asChild = <T>(all: T[]): T | T[] => (all.length === 1 ? all[0]! : all);

function documentOf(patent: Invented): object {
  const [country, serial] = [patent.number.slice(0, 2), patent.number.slice(2)];
  const docNumber = country === 'US' && serial.length > 10 ? serial.slice(0, 4) + serial.slice(5) : serial;
  const id = {
    '@document-id-type': 'docdb',
    country: one(country),
    'doc-number': one(docNumber),
    kind: one(patent.kind),
  };
  const inventors = patent.inventors.flatMap((name, i) => {
    const [first, last] = name.split(' ');
    const party = (format: string, written: string) => ({
      '@sequence': String(i + 1),
      '@data-format': format,
      'inventor-name': { name: one(written) },
    });
    return [
      party('epodoc', `${last?.toUpperCase()} ${first?.toUpperCase()} [US]`),
      party('original', `${first} ${last}, `),
    ];
  });
  return {
    '@system': 'ops.epo.org',
    '@family-id': patent.family,
    '@country': country,
    '@doc-number': docNumber,
    '@kind': patent.kind,
    'bibliographic-data': {
      'publication-reference': {
        'document-id': [{ ...id, date: compact(patent.date) }, { '@document-id-type': 'epodoc' }],
      },
      'application-reference': {
        'document-id': { '@document-id-type': 'docdb', date: compact(patent.filed) },
      },
      'priority-claims': {
        'priority-claim': {
          'document-id': { '@document-id-type': 'epodoc', date: compact(patent.priority) },
        },
      },
      'invention-title': asChild([
        { '@lang': 'de', ...one('Etwas') },
        { '@lang': 'en', ...one(patent.title) },
      ]),
      parties: {
        inventors: { inventor: inventors },
        applicants: {
          applicant: { '@data-format': 'epodoc', 'applicant-name': { name: one(`${patent.assignee} [US]`) } },
        },
      },
      'patent-classifications': {
        'patent-classification': asChild(
          patent.cpc.map((symbol) => ({
            section: one(symbol[0]),
            class: one(symbol.slice(1, 3)),
            subclass: one(symbol[3]),
            'main-group': one(symbol.slice(4).split('/')[0]),
            subgroup: one(symbol.split('/')[1]),
          })),
        ),
      },
    },
    abstract: asChild([{ '@lang': 'en', p: one(patent.abstract) }]),
  };
}

/** A page holds "invalid result" in place of a document that was withdrawn. */
const PLACEHOLDER = { '@status': 'invalid result', '@country': 'XX', '@doc-number': '0' };

/** Patents that a query of the form `(ta any "…" or ta all "…") and … and pd within "… …" and (pn=EP)` finds. */
function select(cql: string): Invented[] | null {
  const clauses = cql.split(/ and (?=\(|pd )/);
  const clauseHolds = (clause: string, patent: Invented): boolean | null => {
    const dates = /^pd within "(\d{8}) (\d{8})"$/.exec(clause);
    if (dates) {
      const date = (patent.date ?? '').replaceAll('-', '');
      return date >= dates[1]! && date <= dates[2]!;
    }
    if (!clause.startsWith('(') || !clause.endsWith(')')) return null;
    const parts = clause.slice(1, -1).split(' or ');
    return parts.some((part) => {
      const country = /^pn=([A-Z]{2})$/.exec(part)?.[1];
      if (country) return patent.number.startsWith(country);
      const terms = /^ta (any|all) "([a-z0-9 ]+)"$/.exec(part);
      if (!terms) throw new Error(`Not in the documented syntax: ${part}`);
      const words = terms[2]!.split(' ');
      return terms[1] === 'any' ? hasAny(patent, words) : words.every((word) => hasAny(patent, [word]));
    });
  };
  try {
    return INVENTED.filter((patent) =>
      clauses.every((clause) => {
        const holds = clauseHolds(clause, patent);
        if (holds === null) throw new Error(`Not in the documented syntax: ${clause}`);
        return holds;
      }),
    );
  } catch {
    return null;
  }
}

function search({ url, headers }: Received): Reply {
  const found = select(url.searchParams.get('q') ?? '');
  if (!found) return opsError(400, 'CLIENT.CQL');
  if (found.length === 0) return opsError(404, 'SERVER.EntityNotFound');
  const [, last = 25] = /^1-(\d+)$/.exec(String(headers['x-ops-range'])) ?? [];
  const shown = found.slice(0, Number(last)).map((patent) => ({ 'exchange-document': documentOf(patent) }));
  const documents = shown.length === 1 ? shown[0] : [...shown, { 'exchange-document': PLACEHOLDER }];
  return jsonReply({
    'ops:world-patent-data': {
      'ops:biblio-search': {
        '@total-result-count': '10000',
        'ops:search-result': { 'exchange-documents': documents },
      },
    },
  });
}

function publication(epodoc: string, part: string): Reply {
  const patent = INVENTED.find(({ number }) => number.replace(/^(US\d{4})0(\d{6})$/, '$1$2') === epodoc);
  if (!patent) return opsError(404, 'CLIENT.InvalidReference');
  if (part === 'biblio') {
    const documents = { 'exchange-document': documentOf(patent) };
    return jsonReply({ 'ops:world-patent-data': { 'exchange-documents': documents } });
  }
  if (!epodoc.startsWith('EP')) return opsError(404, 'SERVER.EntityNotFound');
  const claims = { '@lang': 'EN', claim: { 'claim-text': [one(patent.claim), one('2. As in claim 1.')] } };
  return jsonReply({
    'ops:world-patent-data': { 'ftxt:fulltext-documents': { 'ftxt:fulltext-document': { claims } } },
  });
}

export interface EpoOpsServer extends PatentServer {
  /** Makes every token given so far invalid. */
  expireTokens(): void;
}

/** A local server that speaks EPO OPS 3.2, with its sign-in. */
export async function startEpoOpsServer(key: string, secret: string): Promise<EpoOpsServer> {
  let tokens = 0;
  let oldest = 1;
  const basic = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const answer = (request: Received): Reply => {
    const { url, headers, method, body } = request;
    if (url.pathname === '/auth/accesstoken') {
      if (method !== 'POST' || body !== 'grant_type=client_credentials') {
        return jsonReply({ error: 'unsupported_grant_type' }, 400);
      }
      if (headers.authorization !== basic) return jsonReply({ ErrorCode: 'invalid_client', key }, 400);
      tokens++;
      return jsonReply({
        access_token: `token-${tokens}-${secret}`,
        expires_in: '1199',
        token_type: 'BearerToken',
      });
    }
    const token = Number(/^Bearer token-(\d+)-/.exec(headers.authorization ?? '')?.[1] ?? 0);
    if (token < oldest || token > tokens) return opsError(400, 'invalid_access_token');
    if (url.pathname === '/rest-services/published-data/search/abstract,biblio') return search(request);
    const [, number, part] = /publication\/epodoc\/(\w+)\/(biblio|claims)$/.exec(url.pathname) ?? [];
    return number && part ? publication(number, part) : opsError(404, 'CLIENT.NotFound');
  };
  const server = await startPatentServer((request) => {
    const reply = answer(request);
    return { ...reply, headers: { ...reply.headers, 'x-throttling-control': THROTTLE } };
  });
  return {
    ...server,
    expireTokens: () => {
      oldest = tokens + 1;
    },
  };
}
