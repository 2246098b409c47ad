import { setTimeout as sleep } from 'node:timers/promises';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { booleanGroups, relaxations } from '../boolean-groups.ts';
import { within } from '../live-record.ts';
import {
  type PatentSource,
  type SearchOptions,
  type SourceAnswer,
  SourceError,
  type SourceQuery,
  type SourceStatus,
} from '../patent-source.ts';
import { plainText } from '../plain-text.ts';
import { readPublicationNumber } from '../publication-number.ts';
import type { WireAnswer, WireRequest } from '../safe-client.ts';
import { fetchEach, searchEach } from '../search-each.ts';
import { statusOf } from '../source-status.ts';
import {
  type AdapterBase,
  createWire,
  faultOf,
  isoAfter,
  readJson,
  unreadable,
  urlOf,
  type Wire,
} from '../wire.ts';
import { MOST_TERMS, numberBody, searchBody } from './query.ts';
import { type OdpHit, readDocumentXml, readOdp } from './transform.ts';

export interface UsptoOdpSettings {
  key: string;
  baseUrl: string;
}

const MOST = 100;
/** The whole register has more than this: a filter was ignored, and the hits mean nothing. */
const WHOLE_REGISTER = 10_000_000;
/** Milliseconds between requests: one at a time, four a second. */
const GAP = 250;
/** Least wait that the office asks for when it says no time. */
const LEAST_WAIT = 5_000;

interface Client {
  wire: Wire;
  send(request: Omit<WireRequest, 'headers'>): Promise<WireAnswer>;
}

/** Open Data Portal of the USPTO: American applications since 2001, searched by title, without an order of relevance. */
export function createUsptoOdpSource(base: AdapterBase, settings: UsptoOdpSettings): PatentSource {
  const client = createClient(base, settings);
  const search = (query: SourceQuery, options: SearchOptions) => searchRelaxed(client, query, options);
  return {
    name: 'uspto-odp',
    label: 'USPTO Open Data Portal',
    capabilities: {
      relevanceOrder: false,
      abstracts: false,
      claims: true,
      families: false,
      countries: ['US'],
    },
    search,
    searchMany: searchEach(search),
    fetch: fetchEach((number, signal) => fetchOne(client, number, signal)),
    status: ({ signal }) => statusOf(() => readStatus(client, signal)),
    close: async () => undefined,
  };
}

/** The office allows a key one request at a time. */
function createClient(base: AdapterBase, { key, baseUrl }: UsptoOdpSettings): Client {
  const wire = createWire(base, { label: 'USPTO ODP', baseUrl, keySetting: 'USPTO_ODP_KEY' });
  let last: Promise<unknown> = Promise.resolve();
  const send: Client['send'] = (request) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json', accept: 'application/json, */*' };
    const turn = last.then(async () => {
      request.signal.throwIfAborted();
      return wire.send({ ...request, headers });
    });
    last = turn.catch(() => undefined).then(() => sleep(GAP));
    return turn;
  };
  return { wire, send };
}

async function ask(
  client: Client,
  body: object,
  signal: AbortSignal,
): Promise<{ hits: OdpHit[]; total: number | null }> {
  const { wire } = client;
  const url = urlOf(wire, '/api/v1/patent/applications/search');
  const answer = await client.send({ method: 'POST', url, body: JSON.stringify(body), signal });
  if (answer.status === 404) return { hits: [], total: 0 };
  if (answer.status !== 200) throw odpFault(wire, answer);
  const read = readOdp(readJson(wire, answer));
  if (!read) throw unreadable(wire);
  if ((read.total ?? 0) > WHOLE_REGISTER) {
    throw new SourceError('refused', 'USPTO ODP ignored the search words and offered its whole register.');
  }
  return read;
}

function odpFault(wire: Wire, answer: WireAnswer): SourceError {
  const fault = faultOf(wire, answer);
  if (answer.status !== 429 || fault.retryAt) return fault;
  return new SourceError('quota', fault.message, isoAfter(wire.clock.now(), LEAST_WAIT));
}

async function searchRelaxed(
  client: Client,
  query: SourceQuery,
  options: SearchOptions,
): Promise<SourceAnswer> {
  const { filters, limit, signal } = options;
  const nothing = { records: [], total: 0, cachedAt: null };
  if (filters.countries?.length && !filters.countries.includes('US')) return nothing;
  for (const groups of relaxations(booleanGroups(query, MOST_TERMS))) {
    const { hits, total } = await ask(client, searchBody(groups, filters, Math.min(MOST, limit)), signal);
    const records = within(
      hits.map(({ record }) => record),
      options,
    );
    if (records.length > 0) return { records, total, cachedAt: null };
  }
  return nothing;
}

async function fetchOne(client: Client, text: string, signal: AbortSignal): Promise<PatentRecord | null> {
  const parsed = readPublicationNumber(text);
  if (!parsed?.number.startsWith('US')) return null;
  const { hits } = await ask(client, numberBody(parsed.number), signal);
  const hit = hits.find(({ record }) => record.number === parsed.number);
  if (!hit) return null;
  const url = documentUrl(client.wire, hit.documentUrl);
  if (!url) return hit.record;
  const answer = await client.send({ method: 'GET', url, signal });
  if (answer.status === 404) return hit.record;
  if (answer.status !== 200) throw odpFault(client.wire, answer);
  const { abstract, claim } = readDocumentXml(answer.body);
  return { ...hit.record, abstract: plainText(abstract), claim: plainText(claim) };
}

/** The key goes only to the portal, whatever address a record names. */
function documentUrl(wire: Wire, address: string | null): URL | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === new URL(wire.baseUrl).origin ? url : null;
}

async function readStatus(client: Client, signal: AbortSignal): Promise<SourceStatus> {
  await ask(client, numberBody('US10000000'), signal);
  return { state: 'ok', text: 'Available.', remaining: null, retryAt: null };
}
