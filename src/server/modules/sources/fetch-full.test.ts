import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import { fakeLibrary } from '../../../../tests/stand-ins/fake-library.ts';
import { inventedRecord as patent } from '../../../../tests/stand-ins/patent-fixtures.ts';
import { scriptedSource } from '../../../../tests/stand-ins/scripted-source.ts';
import { connectSource } from './create-sources.ts';
import { fetchFull } from './fetch-full.ts';
import { createLibrarySource } from './library-source.ts';
import { type PatentSource, SourceError } from './patent-source.ts';

let t: ModuleContext;
beforeAll(async () => {
  t = await createModuleContext();
});
afterAll(() => t.close());
beforeEach(() => t.deps.database.pool.query('truncate source_answers').then(() => undefined));

const fetch = (sources: PatentSource[], numbers: string[]) =>
  fetchFull(
    { ...t.deps, sources: sources.map((source) => connectSource(source, t.deps)) },
    {
      wanted: numbers.map((number) => ({ number, kind: number.startsWith('US') ? 'B2' : null })),
      signal: new AbortController().signal,
    },
  );

test('each source is asked only for claims that those before it lack, and what it gave is kept', async () => {
  const library = createLibrarySource(
    fakeLibrary([
      patent('US9000001', { claim: '1. Known here.' }),
      patent('US9000002', { use: 'watering plants', abstract: null }),
    ]),
  );
  const lens = scriptedSource('lens', () => [
    patent('US9000002', { claim: '1. A pot.', abstract: 'A pot.' }),
  ]);
  const found = await fetch([library, lens], ['US9000002', 'US9000001', 'US9000003']);
  expect(lens.fetched).toEqual([['US9000002B2', 'US9000003B2']]);
  expect(found).toMatchObject([
    { number: 'US9000002', claim: '1. A pot.', abstract: 'A pot.', use: 'watering plants' },
    { number: 'US9000001', claim: '1. Known here.' },
  ]);
  expect(await fetch([library, lens], ['US9000002', 'US9000001', 'US9000003'])).toEqual(found);
  expect(lens.fetched).toHaveLength(1);
});

test('a source that fails, has no claims, or not of that country leaves the others to answer', async () => {
  const down = scriptedSource('lens', () => new SourceError('down', 'It is down.'));
  const noClaims = scriptedSource('uspto-odp', () => [patent('EP1000001')], { claims: false });
  const american = scriptedSource('epo-ops', () => [patent('EP1000001')], { countries: ['US'] });
  const google = scriptedSource('google-patents', () => [patent('EP1000001', { claim: '1. A hose.' })]);
  const found = await fetch([down, noClaims, american, google], ['EP1000001']);
  expect(found).toMatchObject([{ number: 'EP1000001', claim: '1. A hose.' }]);
  expect([noClaims.fetched, american.fetched]).toEqual([[], []]);
});
