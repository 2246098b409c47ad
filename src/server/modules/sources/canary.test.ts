import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import { opsError, startEpoOpsServer } from '../../../../tests/stand-ins/epo-ops-server.ts';
import { startGooglePatentsServer } from '../../../../tests/stand-ins/google-patents-server.ts';
import { startLensServer } from '../../../../tests/stand-ins/lens-server.ts';
import { jsonReply, type PatentServer } from '../../../../tests/stand-ins/patent-server.ts';
import { startUsptoOdpServer } from '../../../../tests/stand-ins/uspto-odp-server.ts';
import { errorForLog } from '../../error-for-log.ts';
import { createSources } from './create-sources.ts';
import { searchSources } from './fan-out.ts';
import { fetchFull } from './fetch-full.ts';
import { listSources } from './list-sources.ts';

/** With signs that are written otherwise in a URL, in JSON and in Base64. */
const CANARIES = {
  SERPAPI_KEY: 'canary+serp/"1"',
  EPO_OPS_KEY: 'canary-ops-key',
  EPO_OPS_SECRET: 'canary-ops-secret',
  LENS_TOKEN: 'canary-lens',
  USPTO_ODP_KEY: 'canary-uspto',
};
const spellings = Object.values(CANARIES).flatMap((key) => [
  key,
  encodeURIComponent(key),
  JSON.stringify(key).slice(1, -1),
  Buffer.from(key).toString('base64').replace(/=+$/, ''),
]);
const ofOps = Buffer.from(`${CANARIES.EPO_OPS_KEY}:${CANARIES.EPO_OPS_SECRET}`).toString('base64');

let t: ModuleContext;
let servers: PatentServer[];
let logged = '';
beforeAll(async () => {
  servers = [
    await startGooglePatentsServer('serpapi', CANARIES.SERPAPI_KEY),
    await startEpoOpsServer(CANARIES.EPO_OPS_KEY, CANARIES.EPO_OPS_SECRET),
    await startLensServer(CANARIES.LENS_TOKEN),
    await startUsptoOdpServer(CANARIES.USPTO_ODP_KEY),
  ];
  const [google, ops, lens, uspto] = servers.map(({ url }) => url) as [string, string, string, string];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk;
      done();
    },
  });
  t = await createModuleContext({
    env: {
      ...CANARIES,
      PATENT_SOURCES: 'google-patents,epo-ops,lens,uspto-odp',
      GOOGLE_PATENTS_BASE_URL: google,
      EPO_OPS_BASE_URL: ops,
      LENS_BASE_URL: lens,
      USPTO_ODP_BASE_URL: uspto,
      SOURCE_TIMEOUT_MS: '600',
    },
    override: () => ({ log: pino({ level: 'trace', serializers: { err: errorForLog } }, sink) as never }),
  });
});
afterAll(async () => {
  await t.close();
  await Promise.all(servers.map((server) => server.close()));
});

/** Everything that a run shows, logs or keeps. New sources each time: none is being left alone yet. */
async function everythingSeen(): Promise<string> {
  const deps = { ...t.deps, sources: createSources(t.deps, null) };
  const { signal } = new AbortController();
  const query = { id: 'q', text: 'planter', groups: [['planter']], weight: 1 };
  const found = await searchSources(deps, { queries: [query], filters: {}, limitPerQuery: 20, signal });
  const wanted = [
    { number: 'US11000001', kind: 'B2' },
    { number: 'EP3500001', kind: 'A1' },
  ];
  const whole = await fetchFull(deps, { wanted, signal });
  const listed = await listSources(deps);
  const kept = await t.deps.database.pool.query('select key, source, answer from source_answers');
  const books = await t.deps.database.pool.query('select * from source_usage');
  return JSON.stringify([found, whole, listed, kept.rows, books.rows]) + logged;
}

function expectNoKey(seen: string): void {
  for (const spelling of [...spellings, ofOps]) expect(seen).not.toContain(spelling);
  expect(seen).not.toMatch(/api_key|Bearer|Basic /);
}

test('keys go out to the services, which find patents with them', async () => {
  const seen = await everythingSeen();
  expectNoKey(seen);
  const books = await t.deps.database.pool.query('select source, calls from source_usage order by source');
  expect(books.rows.map(({ source }) => source)).toEqual(['epo-ops', 'google-patents', 'lens', 'uspto-odp']);
  for (const { calls } of books.rows) expect(Number(calls)).toBeGreaterThanOrEqual(2);
  expect(seen).toContain('US11000001');
  const sent = JSON.stringify(
    servers.map(({ received }) => received.map(({ url, headers }) => [url, headers])),
  );
  expect(sent).toContain(encodeURIComponent(CANARIES.SERPAPI_KEY).replace(/%20/g, '+'));
  expect(sent).toContain(ofOps);
});

const echoed = Object.values(CANARIES).join(' ');
test.each([
  ['a refusal that repeats the key', jsonReply({ error: `Invalid API key ${echoed}` }, 401)],
  ['a failure that repeats the key', jsonReply({ message: echoed }, 500)],
  ['an error in XML that repeats the key', opsError(400, echoed)],
  [
    'a redirect that carries the key',
    {
      status: 302,
      body: '',
      headers: { location: `https://169.254.169.254/?api_key=${encodeURIComponent(echoed)}` },
    },
  ],
  ['an answer that is something else', 'malformed' as const],
  ['an answer cut off', 'cut' as const],
  ['silence', 'silent' as const],
])('%s shows no key', async (_, fault) => {
  await t.deps.database.pool.query('truncate source_answers');
  for (const server of servers) server.fail(fault);
  const seen = await everythingSeen();
  expectNoKey(seen);
  expect(seen).toMatch(/"failures_today":[1-9]/);
  for (const server of servers) server.fail(null);
});
