import type { GooglePatentsProviderName } from '../../src/server/modules/sources/google-patents/providers.ts';
import { byRelevance, INVENTED } from './invented-patents.ts';
import {
  jsonReply,
  type PatentServer,
  type Received,
  type Reply,
  startPatentServer,
} from './patent-server.ts';

type Invented = (typeof INVENTED)[number];

/** What each service documents for searches; anything else is refused, as a misspelled filter would be ignored. */
const PARAMETERS = new Set(
  'engine q page num sort clustered dups patents scholar before after inventor assignee country language status type litigation no_cache async zero_trace output api_key patent_id'.split(
    ' ',
  ),
);

const withKind = ({ number, kind }: Invented) => number + kind;

function keyOf(provider: GooglePatentsProviderName, { url, headers }: Received): string | null {
  if (provider === 'serpapi') return url.searchParams.get('api_key');
  if (provider === 'searchapi') return headers.authorization?.replace(/^Bearer /, '') ?? null;
  return (headers['x-api-key'] as string | undefined) ?? null;
}

function within(patent: Invented, parameters: URLSearchParams): boolean {
  const date = (patent.date ?? '').replaceAll('-', '');
  const bound = (name: string) => /^publication:(\d{8})$/.exec(parameters.get(name) ?? '')?.[1];
  const [after, before] = [bound('after'), bound('before')];
  const countries = parameters.get('country')?.split(',');
  return (
    (!after || date > after) &&
    (!before || date < before) &&
    (!countries || countries.includes(patent.number.slice(0, 2)))
  );
}

function serpHit(patent: Invented, position: number): object {
  return {
    position: position + 1,
    rank: position,
    patent_id: `patent/${withKind(patent)}/en`,
    title: `${patent.title} `,
    snippet: `${patent.abstract?.slice(0, 50)} &hellip;`,
    priority_date: patent.priority,
    filing_date: patent.filed,
    publication_date: patent.date,
    inventor: patent.inventors[0],
    assignee: patent.assignee,
    publication_number: withKind(patent),
    language: 'en',
    country_status: { US: 'ACTIVE' },
  };
}

function serperHit(patent: Invented): object {
  return {
    title: patent.title,
    link: `https://patents.google.com/patent/${withKind(patent)}/en`,
    snippet: patent.abstract?.slice(0, 50),
    publicationDate: patent.date,
    filingDate: patent.filed,
    priorityDate: patent.priority,
    inventor: patent.inventors[0],
    assignee: patent.assignee,
    publicationNumber: withKind(patent),
  };
}

function details(patent: Invented): object {
  return {
    search_metadata: { status: 'Success' },
    title: patent.title,
    publication_number: withKind(patent),
    country: 'United States',
    assignees: [patent.assignee],
    inventors: patent.inventors.map((name) => ({ name, link: 'https://patents.google.com/?inventor=x' })),
    priority_date: patent.priority,
    filing_date: patent.filed,
    publication_date: patent.date,
    abstract: patent.abstract,
    claims: [patent.claim, '2. As in claim 1.'],
    classifications: patent.cpc.map((code) => ({ code, is_cpc: true })),
    patent_citations: { original: [{ publication_number: 'US9000001B2', examiner_cited: true }] },
  };
}

const EMPTY_TEXT = "Google hasn't returned any results for this query.";

function serpSearch(parameters: URLSearchParams): Reply {
  const unknown = [...parameters.keys()].filter((name) => !PARAMETERS.has(name));
  if (unknown.length > 0) return jsonReply({ error: `Unsupported \`${unknown[0]}\` parameter.` }, 400);
  if (parameters.get('engine') === 'google_patents_details') {
    const id = parameters.get('patent_id');
    const patent = INVENTED.find((one) => `patent/${withKind(one)}/en` === id);
    return patent ? jsonReply(details(patent)) : jsonReply({ error: 'Patent not found.' }, 404);
  }
  const q = parameters.get('q') ?? '';
  const num = Number(parameters.get('num') ?? 10);
  if (num < 10 || num > 100) return jsonReply({ error: 'Unsupported value for `num`.' }, 400);
  const found = byRelevance(INVENTED, q).filter((patent) => within(patent, parameters));
  // The page of a single patent has no results.
  if (found.length === 0 || /^[A-Z]{2}\d+[A-Z]\d?$/.test(q)) {
    return jsonReply({ search_metadata: { status: 'Success' }, error: EMPTY_TEXT });
  }
  return jsonReply({
    search_metadata: { status: 'Success' },
    search_information: { total_results: 1204, organic_results_state: 'Results for exact spelling' },
    organic_results: found.map(serpHit),
  });
}

function serperSearch(body: string): Reply {
  const { q, num } = JSON.parse(body) as { q: string; num: string };
  const found = byRelevance(INVENTED, q).slice(0, Number(num));
  return jsonReply({ searchParameters: { q, type: 'patents' }, organic: found.map(serperHit), credits: 1 });
}

const PATHS: Record<GooglePatentsProviderName, { search: string; account: string | null }> = {
  serpapi: { search: '/search.json', account: '/account.json' },
  searchapi: { search: '/api/v1/search', account: '/api/v1/me' },
  serper: { search: '/patents', account: null },
};

/** A local server that speaks as a service for Google Patents does. */
export function startGooglePatentsServer(
  provider: GooglePatentsProviderName,
  key: string,
): Promise<PatentServer> {
  const paths = PATHS[provider];
  return startPatentServer((request) => {
    const { url, method, body } = request;
    const given = keyOf(provider, request);
    if (given !== key) return jsonReply({ error: `Invalid API key: ${given}.` }, 401);
    if (url.pathname === paths.account) {
      return jsonReply({ total_searches_left: 188, account: { remaining_credits: 188 } });
    }
    if (url.pathname !== paths.search) return jsonReply({ error: 'Not found' }, 404);
    if (provider === 'serper') {
      return method === 'POST' ? serperSearch(body) : jsonReply({ message: 'Method not allowed' }, 405);
    }
    return serpSearch(url.searchParams);
  });
}
