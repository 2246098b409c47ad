import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const load = (env: Record<string, string>) => loadConfig({ LACUNA_ENV: 'test', ...env }).sources;

test('without a setting there is no live source', () => {
  expect(load({})).toEqual([]);
  expect(load({ PATENT_SOURCES: ' library , ' })).toEqual([]);
});

test('an unknown source stops the start and names those that exist', () => {
  expect(() => load({ PATENT_SOURCES: 'google-patents,espacenet', SERPAPI_KEY: 'k' })).toThrow(
    'PATENT_SOURCES: there is no patent source "espacenet"; known are google-patents, epo-ops, lens, uspto-odp',
  );
});

test('a source without its key stops the start and names every key that is missing', () => {
  expect(() => load({ PATENT_SOURCES: 'epo-ops,lens,epo-ops', EPO_OPS_KEY: 'k' })).toThrow(
    'PATENT_SOURCES needs these settings: EPO_OPS_SECRET, LENS_TOKEN',
  );
  expect(() => load({ PATENT_SOURCES: 'lens', LENS_BASE_URL: 'nowhere', LENS_TOKEN: 't' })).toThrow(
    'LENS_BASE_URL',
  );
});

test('sources come in the order given, each once, at their own addresses unless others are set', () => {
  const env = { SERPAPI_KEY: 'k', EPO_OPS_KEY: 'a', EPO_OPS_SECRET: 'b' };
  expect(load({ ...env, PATENT_SOURCES: 'epo-ops, Google-Patents,epo-ops' })).toEqual([
    { name: 'epo-ops', key: 'a', secret: 'b', baseUrl: 'https://ops.epo.org/3.2' },
    { name: 'google-patents', provider: 'serpapi', key: 'k', baseUrl: null },
  ]);
});
