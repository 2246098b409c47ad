import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLensServer } from '../../../../../tests/stand-ins/lens-server.ts';
import { jsonReply, type PatentServer } from '../../../../../tests/stand-ins/patent-server.ts';
import type { PatentSource } from '../patent-source.ts';
import { createLensSource } from './lens-source.ts';
import { readLens } from './transform.ts';

let server: PatentServer;
let source: PatentSource;
beforeAll(async () => {
  server = await startLensServer('token');
  const base = { clock: { now: () => new Date() }, deadlineMs: 3000, count: () => undefined };
  source = createLensSource(base, { token: 'token', baseUrl: server.url });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

const search = (limit = 200) =>
  source.search(
    { text: 'planter', groups: [] },
    { filters: { from: '2001-01-01', countries: ['US'] }, limit, signal: AbortSignal.timeout(10_000) },
  );

// The stand-in refuses names of the request in `include`, scrolling together with a query or a group, and large pages.
test('asks by relevance for one record a family, by names of the response, and never scrolls', async () => {
  const { records, total } = await search();
  expect([records.length, total]).toEqual([2, 2]);
  const body = JSON.parse(server.received[0]?.body ?? '') as Record<string, unknown>;
  expect(body).toMatchObject({ group_by: 'SIMPLE_FAMILY', sort: [{ relevance: 'desc' }], size: 100 });
  expect(Object.keys(body)).not.toContain('scroll');
  expect(Object.keys(body)).not.toContain('scroll_id');
  expect(body.include).not.toContain('title');
});

test('the end of the results, and an empty result, are empty answers', async () => {
  server.replyNext({ status: 204, body: '' }, jsonReply({ message: 'Empty Result' }, 404));
  expect((await search()).records).toEqual([]);
  expect((await search()).records).toEqual([]);
});

test('reads when it may ask again from headers of its own', async () => {
  server.fail(jsonReply({}, 429, { 'x-rate-limit-retry-after-millis': '42000' }));
  const error = await search().catch((reason) => reason);
  server.fail(null);
  expect(error).toMatchObject({ state: 'quota' });
  const wait = Date.parse(error.retryAt) - Date.now();
  expect(wait).toBeGreaterThan(38_000);
  expect(wait).toBeLessThanOrEqual(42_000);
});

test('a used-up month is told by the status', async () => {
  server.replyNext(jsonReply({}, 200, { 'x-rate-limit-remaining-request-per-month': '0' }));
  expect(await source.status({ signal: AbortSignal.timeout(5000) })).toMatchObject({
    state: 'quota',
    remaining: 0,
  });
});

test('takes the owner before the applicant, English before the first, and the family of its members', () => {
  const read = readLens({
    total: 7,
    data: [
      {
        jurisdiction: 'US',
        doc_number: '20200111111',
        kind: 'A1',
        biblio: {
          invention_title: [
            { text: 'Pumpe', lang: 'de' },
            { text: 'Pump', lang: 'en' },
          ],
          parties: {
            applicants: [{ extracted_name: { value: 'First Ltd' } }],
            owners_all: [{ extracted_name: { value: 'Later Inc' } }],
          },
          classifications_ipcr: { classifications: [{ symbol: 'F04B 1/00' }] },
        },
        families: {
          simple_family: {
            members: [
              { document_id: { jurisdiction: 'US', doc_number: '20200111111' } },
              { document_id: { jurisdiction: 'EP', doc_number: '3111111' } },
            ],
          },
        },
      },
      { jurisdiction: 'US' },
    ],
  });
  expect(read?.total).toBe(7);
  expect(read?.records).toMatchObject([
    {
      number: 'US20200111111',
      title: 'Pump',
      assignee: 'Later Inc',
      cpc: ['F04B1/00'],
      family: 'lens:EP3111111',
    },
  ]);
});
