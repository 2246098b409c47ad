import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelSettings, testModel } from '../../tests/model-server/analyzed-idea.ts';
import { startModelServer } from '../../tests/model-server/model-server.ts';
import { startEpoOpsServer } from '../../tests/stand-ins/epo-ops-server.ts';
import { startGooglePatentsServer } from '../../tests/stand-ins/google-patents-server.ts';
import { jsonReply, type PatentServer, startPatentServer } from '../../tests/stand-ins/patent-server.ts';
import { loadConfig } from '../server/config.ts';
import { askAnalyst, askSources } from './doctor-online.ts';

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

test('asks the language model once, and says what to check when it refuses the key', async () => {
  const server = await startModelServer();
  const locked = await startPatentServer(() => jsonReply({ error: { message: 'Invalid API key' } }, 401));
  const ask = (url: string) =>
    askAnalyst(loadConfig({ LACUNA_ENV: 'test', ...modelSettings({ url }) }), async () => testModel({ url }));
  try {
    expect(await ask(server.url)).toEqual({ status: 'ok', text: 'openai-compatible test answers' });
    expect(server.requests).toHaveLength(1);
    expect(await ask(locked.url)).toEqual({
      status: 'warning',
      text: 'openai-compatible: the model server returned an error (HTTP 401)',
      advice: 'Check AI_BASE_URL, AI_MODEL, and AI_API_KEY.',
    });
  } finally {
    await server.close();
    await locked.close();
  }
});

test('without a language model there is nothing to ask', async () => {
  expect(await askAnalyst(loadConfig({ LACUNA_ENV: 'test' }), async () => null)).toBeNull();
});
