import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import { startEpoOpsServer } from '../../../../tests/stand-ins/epo-ops-server.ts';
import { fakeLibrary } from '../../../../tests/stand-ins/fake-library.ts';
import { startGooglePatentsServer } from '../../../../tests/stand-ins/google-patents-server.ts';
import { INVENTED } from '../../../../tests/stand-ins/invented-patents.ts';
import { jsonReply, type PatentServer } from '../../../../tests/stand-ins/patent-server.ts';
import { createSources } from './create-sources.ts';
import { searchSources } from './fan-out.ts';
import { fetchFull } from './fetch-full.ts';

let t: ModuleContext;
let google: PatentServer;
let ops: PatentServer;
beforeAll(async () => {
  google = await startGooglePatentsServer('serpapi', 'key');
  ops = await startEpoOpsServer('key', 'secret');
  t = await createModuleContext({
    env: {
      PATENT_SOURCES: 'google-patents,epo-ops',
      SERPAPI_KEY: 'key',
      GOOGLE_PATENTS_BASE_URL: google.url,
      EPO_OPS_KEY: 'key',
      EPO_OPS_SECRET: 'secret',
      EPO_OPS_BASE_URL: ops.url,
    },
  });
});
afterAll(async () => {
  await t.close();
  await google.close();
  await ops.close();
});
beforeEach(() => t.deps.database.pool.query('truncate source_answers').then(() => undefined));

/** The library holds the planter; the services hold all patents. */
const connected = () => {
  const sources = createSources(t.deps, fakeLibrary(INVENTED.slice(0, 1)));
  return { ...t.deps, sources };
};
const question = (text: string, groups: string[][]) => ({
  queries: [{ id: 'q', text, groups, weight: 1 }],
  filters: {},
  limitPerQuery: 50,
  signal: new AbortController().signal,
});

test('patents of the library and of services come together, each invention once, with its whole abstract', async () => {
  const deps = connected();
  const found = await searchSources(
    deps,
    question('planter with capillary mat', [['planter'], ['capillary', 'pump']]),
  );
  expect(found.candidates.map(({ record }) => record.number)).toEqual(['US11000001', 'US20200123456']);
  const [first, second] = found.candidates;
  expect(first?.sources).toEqual(['library', 'google-patents', 'epo-ops']);
  expect(first?.record.source).toBe('library');
  expect(second?.record.abstract).toBe(INVENTED[1]?.abstract);
  expect(second?.record).toMatchObject({ source: 'epo-ops', family: 'docdb:70000002' });
  expect(found.sources).toMatchObject([
    { label: 'Local library', state: 'ok', shown: 1, total: null },
    { label: 'Google Patents', state: 'ok', shown: 2, total: 1204 },
    { label: 'EPO Open Patent Services', state: 'ok', shown: 2, total: 10_000 },
  ]);
});

test('with every service down, the library answers and each failure is told', async () => {
  google.fail(jsonReply({ error: 'Internal' }, 500));
  ops.fail('cut');
  const found = await searchSources(connected(), question('planter with capillary mat', [['planter']]));
  google.fail(null);
  ops.fail(null);
  expect(found.candidates.map(({ record }) => record.number)).toEqual(['US11000001']);
  expect(found.sources).toMatchObject([
    { state: 'ok', note: null },
    { state: 'down', shown: 0, note: 'Google Patents had an internal error (HTTP 500).' },
    { state: 'down', shown: 0, note: expect.stringMatching(/^EPO OPS/) },
  ]);
});

test('claims come from the first source that has them', async () => {
  google.received.length = 0;
  const wanted = [INVENTED[0]!, INVENTED[2]!];
  const whole = await fetchFull(connected(), { wanted, signal: new AbortController().signal });
  expect(whole.map(({ claim }) => claim)).toEqual(wanted.map(({ claim }) => claim));
  expect(google.received.map(({ url }) => url.searchParams.get('patent_id'))).toEqual([
    'patent/EP3500001A1/en',
  ]);
});
