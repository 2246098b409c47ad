import type { PatentRecord } from '../../../../contract/patents.ts';
import { countAt, textAt } from '../fields.ts';
import { within } from '../live-record.ts';
import {
  type PatentSource,
  type SearchOptions,
  type SourceAnswer,
  SourceError,
  type SourceFilters,
  type SourceQuery,
  type SourceStatus,
} from '../patent-source.ts';
import { countryOf, readPublicationNumber } from '../publication-number.ts';
import type { WireAnswer } from '../safe-client.ts';
import { searchEach } from '../search-each.ts';
import { statusOf } from '../source-status.ts';
import { type AdapterBase, createWire, faultOf, readJson, unreadable, urlOf, type Wire } from '../wire.ts';
import { type GooglePatentsProvider, type GooglePatentsProviderName, PROVIDERS } from './providers.ts';
import { readDetails, readSearch } from './transform.ts';

export interface GooglePatentsSettings {
  provider: GooglePatentsProviderName;
  key: string;
  /** Another address of the service; null for its own. */
  baseUrl: string | null;
}

type Parameters = Record<string, string | undefined>;

const LONGEST_QUERY = 400;
const LEAST = 10;
const MOST = 100;

interface Client {
  wire: Wire;
  provider: GooglePatentsProvider;
  /** One call; the key is added here and nowhere else. */
  call: (path: string, parameters: Parameters, signal: AbortSignal) => Promise<WireAnswer>;
}

/** Google Patents, through a service that sells its results. */
export function createGooglePatentsSource(base: AdapterBase, settings: GooglePatentsSettings): PatentSource {
  const client = createClient(base, settings);
  const { provider } = client;
  const search = (query: SourceQuery, options: SearchOptions) => searchOne(client, query, options);
  return {
    name: 'google-patents',
    label: 'Google Patents',
    capabilities: {
      relevanceOrder: true,
      abstracts: false,
      claims: provider.detailsEngine !== null,
      families: false,
      countries: 'all',
    },
    search,
    searchMany: searchEach(search),
    fetch: async (numbers, { signal }) => {
      const records: PatentRecord[] = [];
      if (provider.detailsEngine === null) return records;
      for (const number of numbers) {
        const record = await fetchOne(client, number, signal);
        if (record) records.push(record);
      }
      return records;
    },
    status: ({ signal }) => statusOf(() => readStatus(client, signal)),
    close: async () => undefined,
  };
}

function createClient(base: AdapterBase, { provider: name, key, baseUrl }: GooglePatentsSettings): Client {
  const provider = PROVIDERS[name];
  const wire = createWire(base, {
    label: 'Google Patents',
    baseUrl: baseUrl ?? provider.baseUrl,
    keySetting: 'SERPAPI_KEY',
  });
  const { auth } = provider;
  const headers: Record<string, string> =
    auth.in === 'query' ? {} : { [auth.name]: auth.in === 'bearer' ? `Bearer ${key}` : key };
  const inUrl = auth.in === 'query' ? { [auth.name]: key } : {};
  const call: Client['call'] = (path, parameters, signal) => {
    if (provider.method === 'GET') {
      return wire.send({
        method: 'GET',
        url: urlOf(wire, path, { ...parameters, ...inUrl }),
        headers,
        signal,
      });
    }
    const body = JSON.stringify(parameters);
    const asJson = { ...headers, 'content-type': 'application/json' };
    return wire.send({ method: 'POST', url: urlOf(wire, path, inUrl), headers: asJson, body, signal });
  };
  return { wire, provider, call };
}

/** Signs that Google reads as operators mean nothing in the words of an idea. */
const plainQuery = (text: string) =>
  text
    .replace(/[()";:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_QUERY);

async function searchOne(client: Client, query: SourceQuery, options: SearchOptions): Promise<SourceAnswer> {
  const { filters, limit, signal } = options;
  const { provider } = client;
  // A search for a bare number leads to the patent's page and has no results.
  const number = readPublicationNumber(query.text);
  if (number && provider.detailsEngine !== null) {
    const record = await fetchOne(client, query.text, signal);
    const records = within(record ? [record] : [], options);
    return { records, total: records.length, cachedAt: null };
  }
  const parameters = {
    ...provider.fixed,
    q: plainQuery(query.text),
    num: String(Math.min(MOST, Math.max(LEAST, limit))),
    ...(provider.filters ? filterParameters(filters) : {}),
  };
  const outcome = await ask(client, parameters, signal);
  if (outcome.kind !== 'hits') return { records: [], total: 0, cachedAt: null };
  return { records: within(outcome.records, options), total: outcome.total, cachedAt: null };
}

const compact = (date: string) => date.replaceAll('-', '');

function filterParameters({ from, to, countries }: SourceFilters): Parameters {
  // Whether a bound itself is let in is not documented: one day more on each side, and the exact cut here.
  return {
    after: from && `publication:${compact(shifted(from, -1))}`,
    before: to && `publication:${compact(shifted(to, 1))}`,
    country: countries?.length ? countries.join(',') : undefined,
  };
}

function shifted(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

async function ask(client: Client, parameters: Parameters, signal: AbortSignal) {
  const { wire, provider } = client;
  for (const again of [{}, { no_cache: 'true' }]) {
    const answer = await client.call(provider.path, { ...parameters, ...again }, signal);
    if (answer.status === 404) return { kind: 'empty' as const };
    if (answer.status !== 200) throw faultOf(wire, answer);
    const outcome = readSearch(provider, readJson(wire, answer));
    if (outcome.kind === 'unreadable') throw unreadable(wire);
    if (outcome.kind !== 'stored-failure') return outcome;
  }
  throw new SourceError('down', 'Google Patents failed to run this search twice.');
}

async function fetchOne(client: Client, number: string, signal: AbortSignal): Promise<PatentRecord | null> {
  for (const id of patentIds(number)) {
    // A patent that is there is not found at times; past the cache of the service it is.
    for (const again of [{}, { no_cache: 'true' }]) {
      const engine = client.provider.detailsEngine ?? undefined;
      const answer = await client.call(client.provider.path, { engine, patent_id: id, ...again }, signal);
      if (answer.status === 404) continue;
      if (answer.status !== 200) throw faultOf(client.wire, answer);
      const read = readJson(client.wire, answer);
      const record = readDetails(read);
      if (record) return record;
      if (!textAt(read, 'error')) throw unreadable(client.wire);
    }
  }
  return null;
}

/** Google names patents with their kind; where it is not known, the usual ones of American patents are tried. */
function patentIds(text: string): string[] {
  const parsed = readPublicationNumber(text);
  if (!parsed) return [];
  const { number, kind } = parsed;
  const american = number.length >= 13 ? ['A1'] : ['B2', 'B1'];
  const kinds = kind ? [kind] : countryOf(number) === 'US' && /^US\d/.test(number) ? american : [''];
  return kinds.map((code) => `patent/${number}${code}/en`);
}

async function readStatus(client: Client, signal: AbortSignal): Promise<SourceStatus> {
  const { wire, provider } = client;
  const { account } = provider;
  const answer = account
    ? await client.call(account.path, {}, signal)
    : await client.call(provider.path, { ...provider.fixed, q: 'valve', num: String(LEAST) }, signal);
  if (answer.status !== 200) throw faultOf(wire, answer);
  const read = readJson(wire, answer);
  const left =
    (account?.left ?? []).map((path) => countAt(read, ...path)).find((one) => one !== null) ?? null;
  const readable = account ? left !== null : readSearch(provider, read).kind !== 'unreadable';
  if (!readable) throw unreadable(wire);
  if (left !== null && left <= 0) {
    const text = "This plan's searches are used up. Buy more or wait until next month.";
    return { state: 'quota', text, remaining: left, retryAt: null };
  }
  const text = left === null ? 'Available.' : `Available; ${left.toLocaleString('en-US')} searches left.`;
  return { state: 'ok', text, remaining: left, retryAt: null };
}
