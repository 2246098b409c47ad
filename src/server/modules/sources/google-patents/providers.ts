/** Services that sell searches of Google Patents, as data: they differ in address, sign-in and names of fields. */
export const GOOGLE_PATENTS_PROVIDERS = ['serpapi', 'searchapi', 'serper'] as const;
export type GooglePatentsProviderName = (typeof GOOGLE_PATENTS_PROVIDERS)[number];

export type Field =
  | 'number'
  | 'id'
  | 'title'
  | 'snippet'
  | 'published'
  | 'granted'
  | 'filed'
  | 'priority'
  | 'inventor'
  | 'assignee';

export interface GooglePatentsProvider {
  baseUrl: string;
  method: 'GET' | 'POST';
  path: string;
  /** Where the key goes; in a query it is part of the URL, which therefore is never stored or logged. */
  auth: { in: 'query' | 'header' | 'bearer'; name: string };
  /** Sent with every search. */
  fixed: Record<string, string>;
  /** Whether dates and countries can be asked for; else they are filtered here. */
  filters: boolean;
  /** Engine that gives one patent in full; null where there is none. */
  detailsEngine: string | null;
  /** Name under which hits come, and the names of their fields, the first present one counting. */
  results: string;
  fields: Record<Field, string[]>;
  /** Paths that hold the total. */
  total: string[][];
  /** A free call that tells what is left of the plan, and where; null where there is none. */
  account: { path: string; left: string[][] } | null;
}

const GOOGLE_FIELDS: Record<Field, string[]> = {
  number: ['publication_number', 'patent_number'],
  id: ['patent_id'],
  title: ['title'],
  snippet: ['snippet'],
  published: ['publication_date'],
  granted: ['grant_date'],
  filed: ['filing_date'],
  priority: ['priority_date'],
  inventor: ['inventor', 'inventors'],
  assignee: ['assignee', 'assignees'],
};

/** What the services that pass on Google's own answers have in common. */
const GOOGLE_ENGINE: Omit<GooglePatentsProvider, 'baseUrl' | 'path' | 'auth' | 'account'> = {
  method: 'GET',
  fixed: { engine: 'google_patents' },
  filters: true,
  detailsEngine: 'google_patents_details',
  results: 'organic_results',
  fields: GOOGLE_FIELDS,
  total: [['search_information', 'total_results']],
};

export const PROVIDERS: Readonly<Record<GooglePatentsProviderName, GooglePatentsProvider>> = {
  serpapi: {
    baseUrl: 'https://serpapi.com',
    ...GOOGLE_ENGINE,
    path: '/search.json',
    auth: { in: 'query', name: 'api_key' },
    account: { path: '/account.json', left: [['total_searches_left'], ['plan_searches_left']] },
  },
  searchapi: {
    baseUrl: 'https://www.searchapi.io',
    ...GOOGLE_ENGINE,
    path: '/api/v1/search',
    auth: { in: 'bearer', name: 'authorization' },
    account: { path: '/api/v1/me', left: [['account', 'remaining_credits'], ['remaining_credits']] },
  },
  serper: {
    baseUrl: 'https://google.serper.dev',
    method: 'POST',
    path: '/patents',
    auth: { in: 'header', name: 'x-api-key' },
    fixed: {},
    filters: false,
    detailsEngine: null,
    results: 'organic',
    fields: {
      number: ['publicationNumber', 'patentNumber'],
      id: ['link'],
      title: ['title'],
      snippet: ['snippet'],
      published: ['publicationDate'],
      granted: ['grantDate'],
      filed: ['filingDate'],
      priority: ['priorityDate'],
      inventor: ['inventor'],
      assignee: ['assignee'],
    },
    total: [],
    account: null,
  },
};
