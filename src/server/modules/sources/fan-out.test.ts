import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import { fakeLibrary } from '../../../../tests/stand-ins/fake-library.ts';
import { inventedRecord as patent } from '../../../../tests/stand-ins/patent-fixtures.ts';
import { scriptedSource } from '../../../../tests/stand-ins/scripted-source.ts';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { WeightedQuery } from './ask-source.ts';
import type { ConnectedSource } from './connected-source.ts';
import { connectSource } from './create-sources.ts';
import { searchSources } from './fan-out.ts';
import { createLibrarySource } from './library-source.ts';
import { type PatentSource, SourceError } from './patent-source.ts';
import { pruneSources } from './prune-sources.ts';
import { readUse } from './source-usage.store.ts';

let t: ModuleContext;
beforeAll(async () => {
  t = await createModuleContext();
});
afterAll(() => t.close());
beforeEach(() => t.deps.database.pool.query('truncate source_answers, source_usage').then(() => undefined));

const HOUR = 3_600_000;
const query = (id: string, text = id, weight = 1): WeightedQuery => ({ id, text, groups: [[text]], weight });
const connect = (source: PatentSource, policy: Partial<ConnectedSource['policy']> = {}): ConnectedSource => {
  const connected = connectSource(source, t.deps);
  return { ...connected, policy: { ...connected.policy, ...policy } };
};
const search = (
  sources: ConnectedSource[],
  queries: WeightedQuery[],
  signal: AbortSignal = new AbortController().signal,
) => searchSources({ ...t.deps, sources }, { queries, filters: {}, limitPerQuery: 50, signal });
const numbers = (found: { candidates: { record: PatentRecord }[] }) =>
  found.candidates.map(({ record }) => record.number);

test('one invention found as several publications is one candidate, with the text of the fullest', async () => {
  const library = createLibrarySource(
    fakeLibrary([patent('US10000004', { title: 'Bottle with folding filter lid', abstract: null })]),
  );
  const lens = scriptedSource('lens', () => [
    patent('EP3000001', { title: 'Bottle with filter', family: 'lens:7', abstract: 'Whole text.' }),
    patent('US10000004', { family: 'lens:7', kind: 'B2', claim: '1. A bottle.', title: null }),
  ]);
  const google = scriptedSource('google-patents', () => [patent('US-10000004-B2', { abstract: 'Snip…' })], {
    abstracts: false,
  });
  const found = await search(
    [library, lens, google].map((source) => connect(source)),
    [query('q', 'bottle')],
  );
  expect(found.candidates).toHaveLength(1);
  const [candidate] = found.candidates;
  expect(candidate).toMatchObject({
    sources: ['library', 'lens', 'google-patents'],
    duplicates: ['EP3000001'],
    queries: ['q'],
    record: { number: 'US10000004', claim: '1. A bottle.', family: 'lens:7', kind: 'B2' },
  });
  // Ranks 1 (library), 1 (best of two at Lens) and 1 (Google).
  expect(candidate?.score).toBeCloseTo(3 / 61, 10);
});

test('publications that the library folded into one are named with it', async () => {
  const library = fakeLibrary([patent('US10000004', { title: 'Bottle with folding filter lid' })]);
  const folding = {
    ...library,
    search: async (...asked: Parameters<typeof library.search>) =>
      (await library.search(...asked)).map((hits) =>
        hits.map((hit) => ({ ...hit, duplicates: ['US20170000001'] })),
      ),
  };
  const found = await search([connect(createLibrarySource(folding))], [query('q', 'bottle')]);
  expect(found.candidates[0]).toMatchObject({ duplicates: ['US20170000001'] });
});

test('the same title and inventor is the same invention; a generic title, or a design, is not', async () => {
  const same = { title: 'Self-watering planter with capillary mat', inventors: ['Ada M. Lovelace'] };
  const generic = { title: 'Display device', inventors: ['Ada Lovelace'] };
  const design = { title: 'Planter box with ribs', inventors: ['Ada Lovelace'] };
  const lens = scriptedSource('lens', () => [
    patent('EP1000001', { ...same, inventors: ['LOVELACE ADA [GB]'] }),
    patent('EP1000002', generic),
    patent('USD900001', design),
  ]);
  const google = scriptedSource('google-patents', () => [
    patent('US9000001', same),
    patent('US9000002', generic),
    patent('USD900002', design),
  ]);
  const found = await search([connect(lens), connect(google)], [query('q')]);
  expect(numbers(found).sort()).toEqual(['EP1000002', 'US9000001', 'US9000002', 'USD900001', 'USD900002']);
});

test('a family that only a later record ties together is one', async () => {
  const lens = scriptedSource('lens', () => [
    patent('EP1000001', { family: 'a' }),
    patent('US9000001'),
    patent('US9000001', { family: 'a' }),
  ]);
  const found = await search([connect(lens)], [query('q')]);
  expect(found.candidates).toHaveLength(1);
  expect(found.candidates[0]?.score).toBeCloseTo(1 / 61, 10);
});

test('weights and ranks of all queries add up; equals are ordered by number, in every run alike', async () => {
  const lens = scriptedSource('lens', (text) =>
    text === 'a' ? [patent('EP1000003'), patent('EP1000001')] : [patent('EP1000002'), patent('EP1000001')],
  );
  const once = () => search([connect(lens)], [query('a'), query('b')]);
  const first = await once();
  expect(numbers(first)).toEqual(['EP1000001', 'EP1000002', 'EP1000003']);
  expect(first.candidates[0]).toMatchObject({ queries: ['a', 'b'] });
  expect((await once()).candidates).toEqual(first.candidates);
  const weighted = await search([connect(lens)], [query('a'), query('b', 'b', 3)]);
  expect(numbers(weighted)[0]).toBe('EP1000001');
  expect(weighted.candidates[0]?.score).toBeCloseTo(1 / 62 + 3 / 62, 10);
});

test('live sources get the best queries within their budget, the library all', async () => {
  const lens = scriptedSource('lens', () => []);
  const library = scriptedSource('library', () => []);
  const queries = ['a', 'b', 'c', 'd'].map((id, i) => query(id, id, i));
  const found = await search([connect(library), connect(lens, { queries: 2, parallel: 1 })], queries);
  expect(lens.asked.map(({ text }) => text)).toEqual(['c', 'd']);
  expect(library.asked).toHaveLength(4);
  expect(found.queries).toContainEqual({ id: 'c', text: 'c', source: 'lens', hits: 0 });
  expect(found.sources.map(({ state }) => state)).toEqual(['empty', 'empty']);
});

test('hits of a source without relevance order are ranked here', async () => {
  const ops = scriptedSource(
    'epo-ops',
    () => [
      patent('EP1000001', { title: 'Garden hose', abstract: 'A hose with a filter.' }),
      patent('EP1000002', { title: 'Bottle with filter', abstract: 'A bottle holds a filter.' }),
    ],
    { relevanceOrder: false },
  );
  const asked = { ...query('q', 'bottle filter'), groups: [['bottle', 'flask'], ['filter']] };
  expect(numbers(await search([connect(ops)], [asked]))).toEqual(['EP1000002', 'EP1000001']);
});

test('with one source down, the others answer and the report says what failed and until when', async () => {
  const retryAt = new Date(t.clock.now().getTime() + 2 * HOUR).toISOString();
  const lens = scriptedSource('lens', () => new SourceError('quota', 'The quota is used up.', retryAt));
  const google = scriptedSource('google-patents', () => [patent('US9000001')]);
  const found = await search([connect(lens), connect(google)], [query('a'), query('b')]);
  expect(numbers(found)).toEqual(['US9000001']);
  expect(found.sources[0]).toMatchObject({
    state: 'quota',
    shown: 0,
    total: null,
    note: 'The quota is used up.',
    retry_at: retryAt,
  });
  expect(found.sources[1]).toMatchObject({ state: 'ok', shown: 1, total: 100, note: null });
  // A used-up quota is not asked again, not even by the second query of the same search.
  expect(lens.asked.length).toBeLessThanOrEqual(2);
  const day = t.clock.now().toISOString().slice(0, 10);
  const books = await readUse(t.deps.database.db, day);
  expect(books).toMatchObject([
    { source: 'lens', failures: 2, lastError: { message: 'The quota is used up.' } },
  ]);
});

test('a source that never answers is given up in its time, and the search goes on', async () => {
  const lens = scriptedSource('lens', () => 'never');
  const google = scriptedSource('google-patents', () => [patent('US9000001')]);
  const began = performance.now();
  const found = await search([connect(lens, { timeoutMs: 200 }), connect(google)], [query('a')]);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(numbers(found)).toEqual(['US9000001']);
  expect(found.sources[0]).toMatchObject({ state: 'slow', note: 'Source lens did not answer in time.' });
});

test('a source with a fault of its own is down, and the search goes on', async () => {
  const lens = scriptedSource('lens', () => new TypeError('cannot read properties of undefined'));
  const found = await search([connect(lens)], [query('a')]);
  expect(found.sources[0]).toMatchObject({ state: 'down' });
  expect(found.sources[0]?.note).not.toContain('undefined');
});

test('a search that is no longer wanted ends with the reason, and the source keeps its good name', async () => {
  const lens = scriptedSource('lens', () => 'never');
  const connected = connect(lens);
  const stop = new AbortController();
  const running = search([connected], [query('a')], stop.signal);
  stop.abort(new Error('stopped by its owner'));
  await expect(running).rejects.toThrow('stopped by its owner');
  expect(connected.gate.lastFailure()).toBeNull();
});

test('three failures open the circuit; after a pause one call tries again, and success closes it', async () => {
  let broken = true;
  const lens = scriptedSource('lens', () =>
    broken ? new SourceError('down', 'It is down.') : [patent('EP1000001')],
  );
  const connected = connect(lens, { parallel: 1, queries: 1 });
  const ask = (id: string) => search([connected], [query(id)]);
  for (const id of ['1', '2', '3']) await ask(id);
  const open = await ask('4');
  expect(lens.asked).toHaveLength(3);
  expect(open.sources[0]).toMatchObject({ state: 'down', note: 'It is down.' });
  expect(Date.parse(open.sources[0]?.retry_at ?? '')).toBe(t.clock.now().getTime() + 60_000);
  t.clock.advance(60_001);
  await ask('5');
  expect(lens.asked).toHaveLength(4);
  await ask('6');
  expect(lens.asked).toHaveLength(4);
  t.clock.advance(120_001);
  broken = false;
  expect((await ask('7')).sources[0]).toMatchObject({ state: 'ok', retry_at: null });
});

test('answers are kept for a day, and serve dated when the source fails later', async () => {
  let broken = false;
  const lens = scriptedSource('lens', () =>
    broken ? new SourceError('down', 'It is down.') : [patent('EP1000001')],
  );
  const ask = () => search([connect(lens)], [query('a')]);
  expect((await ask()).sources[0]).toMatchObject({ state: 'ok', cached_at: null });
  const at = t.clock.now().toISOString();
  t.clock.advance(HOUR);
  expect((await ask()).sources[0]).toMatchObject({ state: 'ok', cached_at: at });
  expect(lens.asked).toHaveLength(1);
  t.clock.advance(24 * HOUR);
  broken = true;
  const later = await ask();
  expect(numbers(later)).toEqual(['EP1000001']);
  expect(later.sources[0]).toMatchObject({
    state: 'down',
    shown: 1,
    note: 'It is down. Earlier results are shown.',
    cached_at: at,
  });
  t.clock.advance(31 * 24 * HOUR);
  await pruneSources(t.system);
  expect(numbers(await ask())).toEqual([]);
});

test('what is kept cannot be read back to a query', async () => {
  const lens = scriptedSource('lens', () => [patent('EP1000001')]);
  await search([connect(lens)], [query('a', 'a very secret idea about bottles')]);
  const { rows } = await t.deps.database.pool.query('select * from source_answers');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('secret idea');
});
