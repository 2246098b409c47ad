import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGooglePatentsServer } from '../../../../../tests/stand-ins/google-patents-server.ts';
import { jsonReply, type PatentServer } from '../../../../../tests/stand-ins/patent-server.ts';
import type { PatentSource } from '../patent-source.ts';
import { createGooglePatentsSource } from './google-patents-source.ts';
import { PROVIDERS } from './providers.ts';
import { readDetails, readSearch } from './transform.ts';

const base = { clock: { now: () => new Date() }, deadlineMs: 3000, count: () => undefined };
let server: PatentServer;
let source: PatentSource;
beforeAll(async () => {
  server = await startGooglePatentsServer('serpapi', 'canary');
  source = createGooglePatentsSource(base, { provider: 'serpapi', key: 'canary', baseUrl: server.url });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

const options = () => ({ filters: {}, limit: 100, signal: AbortSignal.timeout(10_000) });
const search = (text: string) => source.search({ text, groups: [] }, options());
const asked = (at: number) => Object.fromEntries(server.received[at]?.url.searchParams ?? []);

test('an error text that says there are no results is an empty answer', async () => {
  server.replyNext(
    jsonReply({
      search_metadata: { status: 'Success' },
      search_information: { organic_results_state: 'Fully empty' },
      error: "Google Patents hasn't returned any results for this query.",
    }),
  );
  expect(await search('planter')).toEqual({ records: [], total: 0, cachedAt: null });
});

test('a stored failure is asked again past the cache of the service, once', async () => {
  const failed = jsonReply({
    search_metadata: { status: 'Success' },
    search_information: { organic_results_state: 'Bad request.' },
  });
  server.replyNext(failed);
  expect((await search('planter')).records).toHaveLength(2);
  expect(server.received).toHaveLength(2);
  expect([asked(0).no_cache, asked(1).no_cache]).toEqual([undefined, 'true']);
  server.replyNext(failed, failed);
  await expect(search('planter')).rejects.toMatchObject({ state: 'down' });
});

test('a query that is a number alone is looked up, since a search of it has no results', async () => {
  const { records } = await search('US 11,000,001 B2');
  expect(records).toMatchObject([
    { number: 'US11000001', claim: '1. A planter comprising a reservoir and a capillary mat.' },
  ]);
  expect(asked(0)).toMatchObject({ engine: 'google_patents_details', patent_id: 'patent/US11000001B2/en' });
});

test('a patent that is not found at first is asked again past the cache', async () => {
  server.replyNext(jsonReply({ error: 'Not found' }, 404));
  const [record] = await source.fetch(['US11000001B2'], { signal: AbortSignal.timeout(5000) });
  expect(record?.number).toBe('US11000001');
  expect(asked(1).no_cache).toBe('true');
});

test('without a kind, the usual kinds of American grants are tried', async () => {
  const records = await source.fetch(['US10500002'], { signal: AbortSignal.timeout(5000) });
  expect(records).toMatchObject([{ number: 'US10500002', kind: 'B1' }]);
});

test('asks for a whole page in one call, and for dates by publication', async () => {
  await source.search(
    { text: 'a "planter" (large); cheap: yes', groups: [] },
    { ...options(), limit: 60, filters: { from: '2020-01-01', to: '2021-12-31', countries: ['US', 'EP'] } },
  );
  expect(asked(0)).toMatchObject({
    engine: 'google_patents',
    q: 'a planter large cheap yes',
    num: '60',
    after: 'publication:20191231',
    before: 'publication:20220101',
    country: 'US,EP',
  });
});

test('a used-up plan is a quota, by HTTP 429 and by account', async () => {
  server.fail(jsonReply({ error: 'Your account has run out of searches.' }, 429));
  await expect(search('planter')).rejects.toMatchObject({ state: 'quota', retryAt: null });
  server.fail(null);
  server.replyNext(jsonReply({ total_searches_left: 0 }));
  expect(await source.status(options())).toMatchObject({ state: 'quota', remaining: 0 });
});

describe('transform', () => {
  test('reads names, companies with commas, entities and dates', () => {
    const outcome = readSearch(PROVIDERS.serpapi, {
      organic_results: [
        {
          title: 'Pump &amp; valve <b>unit</b> ',
          snippet: 'A pump&hellip;',
          patent_id: 'patent/EP1234567A1/en',
          publication_date: '2020-02-30',
          grant_date: '2020-03-04',
          inventor: 'Ada Lovelace, Grace Hopper',
          assignee: 'Pumps, Inc.',
        },
        { title: 'A thesis', is_scholar: true, scholar_id: 'x' },
      ],
    });
    expect(outcome).toMatchObject({
      kind: 'hits',
      total: null,
      records: [
        {
          number: 'EP1234567',
          title: 'Pump & valve unit',
          abstract: 'A pump…',
          date: '2020-03-04',
          inventors: ['Ada Lovelace', 'Grace Hopper'],
          assignee: 'Pumps, Inc.',
        },
      ],
    });
  });

  test('reads details whose lists are texts, objects or absent', () => {
    expect(readDetails({ publication_number: 'US7654321B2', title: 'T', inventors: ['A B'] })).toMatchObject({
      number: 'US7654321',
      inventors: ['A B'],
      claim: null,
    });
    expect(readDetails({ error: 'nothing' })).toBeNull();
  });
});
