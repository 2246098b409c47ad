import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeClock } from '../../../../../tests/fake-clock.ts';
import {
  type EpoOpsServer,
  opsError,
  startEpoOpsServer,
} from '../../../../../tests/stand-ins/epo-ops-server.ts';
import { jsonReply } from '../../../../../tests/stand-ins/patent-server.ts';
import type { PatentSource } from '../patent-source.ts';
import { cqlOf, halved } from './cql.ts';
import { createEpoOpsSource } from './epo-ops-source.ts';
import { createThrottle, readThrottle } from './throttle.ts';
import { readFirstClaim, readSearch } from './transform.ts';

const clock = fakeClock(new Date('2026-11-25T10:00:00Z'));
let server: EpoOpsServer;
let source: PatentSource;
beforeEach(async () => {
  server = await startEpoOpsServer('key', 'secret');
  const base = { clock, deadlineMs: 3000, count: () => undefined };
  source = createEpoOpsSource(base, { key: 'key', secret: 'secret', baseUrl: server.url });
});
afterEach(() => server.close());

const search = (groups: string[][]) =>
  source.search({ text: '', groups }, { filters: {}, limit: 100, signal: AbortSignal.timeout(10_000) });
const queries = () => server.received.flatMap(({ url }) => url.searchParams.get('q') ?? []);
const signIns = () => server.received.filter(({ url }) => url.pathname === '/auth/accesstoken').length;

test('signs in once, and once more when the token is refused', async () => {
  await search([['planter']]);
  await search([['planter']]);
  expect(signIns()).toBe(1);
  server.expireTokens();
  expect((await search([['planter']])).records).toHaveLength(2);
  expect(signIns()).toBe(2);
  server.fail(opsError(400, 'invalid_access_token'));
  await expect(search([['planter']])).rejects.toMatchObject({ state: 'unauthorized' });
  server.fail(null);
  clock.advance(20 * 60_000);
  await search([['planter']]);
  expect(signIns()).toBe(4);
});

test('a refused key is told as that', async () => {
  const base = { clock, deadlineMs: 3000, count: () => undefined };
  const wrong = createEpoOpsSource(base, { key: 'key', secret: 'wrong', baseUrl: server.url });
  expect(await wrong.status({ signal: AbortSignal.timeout(5000) })).toMatchObject({
    state: 'unauthorized',
    text: 'EPO OPS does not accept the key. Check EPO_OPS_KEY and EPO_OPS_SECRET.',
  });
});

test('asks for title or abstract, AND of OR-groups, and for a page of 100 by header', async () => {
  await search([
    ['planter', 'flower bed'],
    ['pump', 'capillary'],
  ]);
  expect(queries()).toEqual(['(ta any "planter" or ta all "flower bed") and (ta any "pump capillary")']);
  expect(server.received.at(-1)?.headers['x-ops-range']).toBe('1-100');
});

test('asks with fewer groups when all of them together find nothing', async () => {
  const { records } = await search([['planter'], ['moisture'], ['submarine']]);
  expect(records.map(({ number }) => number)).toEqual(['US20200123456']);
  expect(queries()).toHaveLength(2);
});

test.each([
  ['CLIENT.CQL', 400],
  ['CLIENT.AmbiguousRequest', 413],
])('halves the terms when the query is refused as too long: %s', async (code, status) => {
  server.received.length = 0;
  await search([['planter']]);
  server.fail(opsError(status, code), 1);
  const { records } = await search([
    ['planter', 'pot', 'tub', 'box'],
    ['pump', 'mat'],
  ]);
  expect(records.map(({ number }) => number)).toEqual(['US20200123456']);
  expect(queries().slice(-2)).toEqual([
    '(ta any "planter pot tub box") and (ta any "pump mat")',
    '(ta any "planter pot") and (ta any "pump")',
  ]);
});

test('no results is an error of the service and an empty answer here, in XML though JSON was asked for', async () => {
  expect(await search([['zorgblat']])).toEqual({ records: [], total: 0, cachedAt: null });
});

test('skips placeholders, reads one hit and many, and tells the total as the service does', async () => {
  const many = await search([['helmet']]);
  expect(many.records).toHaveLength(2);
  expect(many.total).toBe(10_000);
  const one = await search([['capillary']]);
  expect(one.records).toMatchObject([
    { number: 'US11000001', family: 'docdb:70000001', priority: '2018-03-05' },
  ]);
});

test('used-up quotas name the time from which the service answers again', async () => {
  await search([['planter']]);
  server.fail(opsError(403, 'CLIENT.Quota', { 'x-rejection-reason': 'RegisteredQuotaPerWeek' }));
  // 2026-11-25 is a Wednesday.
  await expect(search([['planter']])).rejects.toMatchObject({
    state: 'quota',
    retryAt: '2026-11-30T00:00:00.000Z',
  });
  server.fail(opsError(403, 'CLIENT.RobotDetected'));
  await expect(search([['planter']])).rejects.toMatchObject({ state: 'quota' });
});

test('a black light stops this service for as long as it says, in milliseconds, and no other', async () => {
  await search([['planter']]);
  const black = 'overloaded (retrieval=green:200, search=black:0, other=green:100)';
  server.fail(
    opsError(403, 'CLIENT.Throttled', { 'x-throttling-control': black, 'retry-after': '45000' }),
    1,
  );
  const until = new Date(clock.now().getTime() + 45_000).toISOString();
  await expect(search([['planter']])).rejects.toMatchObject({ state: 'quota', retryAt: until });
  const sent = server.received.length;
  await expect(search([['planter']])).rejects.toMatchObject({ state: 'quota', retryAt: until });
  expect(server.received).toHaveLength(sent);
  expect(await source.fetch(['EP3500001'], { signal: AbortSignal.timeout(5000) })).toHaveLength(1);
  clock.advance(61_000);
  expect((await search([['planter']])).records).toHaveLength(2);
});

describe('throttle', () => {
  const told = (control: string) => ({ status: 200, body: '', headers: { 'x-throttling-control': control } });

  test('reads colors and allowances', () => {
    expect([...readThrottle('busy (images=green:100, search=yellow:15)')]).toEqual([
      ['images', { color: 'green', perMinute: 100 }],
      ['search', { color: 'yellow', perMinute: 15 }],
    ]);
    expect(readThrottle('').size).toBe(0);
  });

  test('keeps to the smallest allowance of the last minute, whichever machine told it', async () => {
    const throttle = createThrottle(clock);
    const enter = () => throttle.enter('search', AbortSignal.timeout(1000));
    throttle.heed(told('busy (search=yellow:2)'));
    throttle.heed(told('idle (search=green:30)'));
    await enter();
    await enter();
    await expect(enter()).rejects.toMatchObject({ state: 'quota' });
    await throttle.enter('retrieval', AbortSignal.timeout(1000));
    clock.advance(60_001);
    await enter();
  });
});

describe('transform', () => {
  test('bounds dates and countries in the query', () => {
    expect(cqlOf([['a']], { from: '2005-12-12', countries: ['EP', 'WO'] })).toBe(
      '(ta any "a") and pd within "20051212 29991231" and (pn=EP or pn=WO)',
    );
    expect(halved([['a', 'b', 'c'], ['d']])).toEqual([['a', 'b'], ['d']]);
  });

  test('claims in one text or in several lines give the first', () => {
    const answer = (lines: unknown) => ({
      'ops:world-patent-data': {
        'ftxt:fulltext-documents': {
          'ftxt:fulltext-document': [
            { claims: [{ '@lang': 'DE', claim: { 'claim-text': { $: '1. Ein Ding.' } } }] },
            { claims: { '@lang': 'EN', claim: { 'claim-text': lines } } },
          ],
        },
      },
    });
    expect(readFirstClaim(answer([{ $: '1. A pot' }, { $: 'with a mat.' }, { $: '2. A lid.' }]))).toBe(
      '1. A pot with a mat.',
    );
    expect(readFirstClaim(answer({ $: '1. A pot. 2. A lid.' }))).toBe('1. A pot.');
    expect(readFirstClaim({})).toBeNull();
  });

  test('an answer without hits or of another kind is no crash', () => {
    expect(readSearch({})).toBeNull();
    expect(readSearch(jsonReply({}))).toBeNull();
    const none = { 'ops:world-patent-data': { 'ops:biblio-search': { '@total-result-count': '0' } } };
    expect(readSearch(none)).toEqual({ records: [], total: 0 });
  });
});
