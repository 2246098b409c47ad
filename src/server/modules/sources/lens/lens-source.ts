import { within } from '../live-record.ts';
import type {
  PatentSource,
  SearchOptions,
  SourceAnswer,
  SourceQuery,
  SourceStatus,
} from '../patent-source.ts';
import { readPublicationNumber } from '../publication-number.ts';
import { searchEach } from '../search-each.ts';
import { statusOf } from '../source-status.ts';
import {
  type AdapterBase,
  createWire,
  faultOf,
  header,
  readJson,
  unreadable,
  urlOf,
  type Wire,
} from '../wire.ts';
import { fetchBody, LENS_PAGE, searchBody } from './query.ts';
import { readLens } from './transform.ts';

export interface LensSettings {
  token: string;
  baseUrl: string;
}

/** The Lens (lens.org): all countries, whole abstracts, claims and families in one call. */
export function createLensSource(base: AdapterBase, { token, baseUrl }: LensSettings): PatentSource {
  const wire = createWire(base, { label: 'The Lens', baseUrl, keySetting: 'LENS_TOKEN' });
  // Without a content type the service answers 415, even to a GET.
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (body: object, signal: AbortSignal) => ask(wire, { headers, body, signal });
  const search = async (query: SourceQuery, options: SearchOptions): Promise<SourceAnswer> => {
    const { records, total } = await post(searchBody(query, options), options.signal);
    return { records: within(records, options), total, cachedAt: null };
  };
  return {
    name: 'lens',
    label: 'The Lens',
    capabilities: { relevanceOrder: true, abstracts: true, claims: true, families: true, countries: 'all' },
    search,
    searchMany: searchEach(search),
    fetch: async (numbers, { signal }) => {
      const read = numbers.map(readPublicationNumber).filter((number) => number !== null);
      if (read.length === 0) return [];
      const ids = read.slice(0, LENS_PAGE).map(({ number, kind }) => number + (kind ?? ''));
      const { records } = await post(fetchBody([...new Set(ids)]), signal);
      const wanted = new Set(read.map(({ number }) => number));
      return records.filter(({ number }) => wanted.has(number));
    },
    status: ({ signal }) => statusOf(() => readStatus(wire, headers, signal)),
    close: async () => undefined,
  };
}

interface LensRequest {
  headers: Record<string, string>;
  body: object;
  signal: AbortSignal;
}

async function ask(wire: Wire, { headers, body, signal }: LensRequest) {
  const url = urlOf(wire, '/patent/search');
  const answer = await wire.send({ method: 'POST', url, headers, body: JSON.stringify(body), signal });
  // Nothing found is 404, and the end of the results 204.
  if (answer.status === 404 || answer.status === 204) return { records: [], total: 0 };
  if (answer.status !== 200) throw faultOf(wire, answer);
  const read = readLens(readJson(wire, answer));
  if (!read) throw unreadable(wire);
  return read;
}

async function readStatus(
  wire: Wire,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<SourceStatus> {
  const url = urlOf(wire, '/subscriptions/patent_api/usage');
  const answer = await wire.send({ method: 'GET', url, headers, signal });
  if (answer.status !== 200) throw faultOf(wire, answer);
  readJson(wire, answer);
  const remaining = header(answer, 'x-rate-limit-remaining-request-per-month');
  const left = remaining && /^\d+$/.test(remaining) ? Number(remaining) : null;
  if (left === 0) {
    const text = "This month's requests are used up.";
    return { state: 'quota', text, remaining: 0, retryAt: null };
  }
  const text =
    left === null ? 'Available.' : `Available; ${left.toLocaleString('en-US')} requests left this month.`;
  return { state: 'ok', text, remaining: left, retryAt: null };
}
