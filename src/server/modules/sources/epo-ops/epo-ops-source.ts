import type { PatentRecord } from '../../../../contract/patents.ts';
import { booleanGroups, relaxations } from '../boolean-groups.ts';
import { within } from '../live-record.ts';
import type {
  PatentSource,
  SearchOptions,
  SourceAnswer,
  SourceQuery,
  SourceStatus,
} from '../patent-source.ts';
import { countryOf, readPublicationNumber } from '../publication-number.ts';
import { fetchEach, searchEach } from '../search-each.ts';
import { statusOf } from '../source-status.ts';
import { type AdapterBase, header, readJson, unreadable } from '../wire.ts';
import { cqlOf, halved, MOST_TERMS } from './cql.ts';
import { createOpsSession, type EpoOpsSettings, type OpsSession, opsFault } from './session.ts';
import { errorCode, readBiblio, readFirstClaim, readSearch } from './transform.ts';

const MOST = 100;
/** Queries that may be tried in place of one that is refused as too long. */
const SHORTER = 2;
/** Offices whose full texts OPS holds. */
const WITH_CLAIMS = new Set(
  'EP WO AT BE BG CA CH CY CZ DK EE ES FR GB GR HR IE IT LT LU MC MD ME NO PL PT RO RS SE SK'.split(' '),
);
/** 404 means that nothing was found; the codes say so in several ways. */
const NOTHING = 404;

type Found = { records: PatentRecord[]; total: number | null };

/** Open Patent Services of the European Patent Office: the world's bibliographic data, without an order of relevance. */
export function createEpoOpsSource(base: AdapterBase, settings: EpoOpsSettings): PatentSource {
  const session = createOpsSession(base, settings);
  const search = (query: SourceQuery, options: SearchOptions) => searchRelaxed(session, query, options);
  return {
    name: 'epo-ops',
    label: 'EPO Open Patent Services',
    capabilities: { relevanceOrder: false, abstracts: true, claims: true, families: true, countries: 'all' },
    search,
    searchMany: searchEach(search),
    fetch: fetchEach((number, signal) => fetchOne(session, number, signal)),
    status: ({ signal }) => statusOf(() => readStatus(session, signal)),
    close: async () => undefined,
  };
}

async function searchRelaxed(
  session: OpsSession,
  query: SourceQuery,
  options: SearchOptions,
): Promise<SourceAnswer> {
  for (const groups of relaxations(booleanGroups(query, MOST_TERMS))) {
    const { records, total } = await searchShorter(session, groups, options);
    const kept = within(records, options);
    if (kept.length > 0) return { records: kept, total, cachedAt: null };
  }
  return { records: [], total: 0, cachedAt: null };
}

/** Asks with fewer terms when the service finds the query too long. */
async function searchShorter(
  session: OpsSession,
  groups: string[][],
  options: SearchOptions,
): Promise<Found> {
  let terms = groups;
  for (let tries = 0; ; tries++) {
    const answer = await session.ask({
      path: '/rest-services/published-data/search/abstract,biblio',
      query: { q: cqlOf(terms, options.filters) },
      headers: { 'x-ops-range': `1-${Math.min(MOST, options.limit)}` },
      service: 'search',
      signal: options.signal,
    });
    if (answer.status === NOTHING) return { records: [], total: 0 };
    if (answer.status === 200) {
      const found = readSearch(readJson(session.wire, answer));
      if (!found) throw unreadable(session.wire);
      return found;
    }
    const tooLong = answer.status === 413 || /CQL|InvalidQuery/i.test(errorCode(answer.body) ?? '');
    const fewer = halved(terms);
    const same = fewer.every((group, i) => group.length === terms[i]?.length);
    if (!tooLong || tries >= SHORTER || same) throw opsFault(session.wire, answer);
    terms = fewer;
  }
}

async function fetchOne(
  session: OpsSession,
  text: string,
  signal: AbortSignal,
): Promise<PatentRecord | null> {
  const parsed = readPublicationNumber(text);
  if (!parsed) return null;
  const path = `/rest-services/published-data/publication/epodoc/${epodocOf(parsed.number)}`;
  const answer = await session.ask({ path: `${path}/biblio`, service: 'retrieval', signal });
  if (answer.status === NOTHING) return null;
  if (answer.status !== 200) throw opsFault(session.wire, answer);
  const records = readBiblio(readJson(session.wire, answer));
  if (!records) throw unreadable(session.wire);
  const same = records.filter(({ number }) => number === parsed.number);
  const record = same.find(({ kind }) => kind === parsed.kind) ?? same.at(-1);
  if (!record || !WITH_CLAIMS.has(countryOf(record.number))) return record ?? null;
  const claims = await session.ask({ path: `${path}/claims`, service: 'retrieval', signal });
  if (claims.status === NOTHING) return record;
  if (claims.status !== 200) throw opsFault(session.wire, claims);
  return { ...record, claim: readFirstClaim(readJson(session.wire, claims)) };
}

/** American applications have six digits behind the year here, seven elsewhere. */
const epodocOf = (number: string): string => number.replace(/^(US(?:19|20)\d{2})0(\d{6})$/, '$1$2');

const WEEKLY_BYTES = 4_000_000_000;

async function readStatus(session: OpsSession, signal: AbortSignal): Promise<SourceStatus> {
  const path = '/rest-services/published-data/publication/epodoc/EP1000000/biblio';
  const answer = await session.ask({ path, service: 'retrieval', signal });
  if (answer.status !== 200 && answer.status !== NOTHING) throw opsFault(session.wire, answer);
  if (answer.status === 200 && !readBiblio(readJson(session.wire, answer))) throw unreadable(session.wire);
  const used = Number(header(answer, 'x-registeredquotaperweek-used') ?? Number.NaN);
  if (Number.isNaN(used)) return { state: 'ok', text: 'Available.', remaining: null, retryAt: null };
  const share = Math.round((100 * used) / WEEKLY_BYTES);
  const text = `Available; ${share}% of this week's free quota is used.`;
  return { state: 'ok', text, remaining: null, retryAt: null };
}
