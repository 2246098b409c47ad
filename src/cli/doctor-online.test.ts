import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEpoOpsServer } from '../../tests/stand-ins/epo-ops-server.ts';
import { startGooglePatentsServer } from '../../tests/stand-ins/google-patents-server.ts';
import type { PatentServer } from '../../tests/stand-ins/patent-server.ts';
import { loadConfig } from '../server/config.ts';
import { askSources } from './doctor-online.ts';

let google: PatentServer;
let ops: PatentServer;
beforeAll(async () => {
  google = await startGooglePatentsServer('serpapi', 'right');
  ops = await startEpoOpsServer('right', 'right');
});
afterAll(async () => {
  await google.close();
  await ops.close();
});

test('asks each configured source once, and says what to do about a key that is not accepted', async () => {
  const config = loadConfig({
    LACUNA_ENV: 'test',
    PATENT_SOURCES: 'google-patents,epo-ops',
    SERPAPI_KEY: 'right',
    GOOGLE_PATENTS_BASE_URL: google.url,
    EPO_OPS_KEY: 'right',
    EPO_OPS_SECRET: 'wrong',
    EPO_OPS_BASE_URL: ops.url,
  });
  expect(await askSources(config)).toEqual([
    { name: 'google-patents', finding: { status: 'ok', text: 'Available; 188 searches left.' } },
    {
      name: 'epo-ops',
      finding: {
        status: 'warning',
        text: 'EPO OPS does not accept the key. Check EPO_OPS_KEY and EPO_OPS_SECRET.',
      },
    },
  ]);
  expect(google.received).toHaveLength(1);
  expect(ops.received).toHaveLength(1);
});

test('without a live source there is nothing to ask', async () => {
  expect(await askSources(loadConfig({ LACUNA_ENV: 'test' }))).toEqual([]);
});
