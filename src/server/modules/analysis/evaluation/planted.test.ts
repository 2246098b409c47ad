import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLibrary } from '../../../../../tests/memory-library.ts';
import { testModel } from '../../../../../tests/model-server/analyzed-idea.ts';
import { type ModelServer, startModelServer } from '../../../../../tests/model-server/model-server.ts';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { createLibrarySearchPort } from './library-search-port.ts';
import { choosePlants, evaluatePlanted, withoutNumbers } from './planted.ts';

const log = pino({ level: 'silent' });
const memory = createMemoryLibrary();
/** The library as the office words it: the same text, but no digests. */
const office = {
  ...memory,
  byNumber: async (numbers: string[]) =>
    (await memory.byNumber(numbers)).map((record) => ({ ...record, digest: false })),
};
let digests: PatentRecord[];
let server: ModelServer;
beforeAll(async () => {
  const [hits = []] = await memory.search([{ text: 'water plant soil', limit: 40 }]);
  digests = hits.map(({ record }) => record);
  server = await startModelServer();
});
afterAll(() => server.close());

describe('choosePlants', () => {
  it('draws the same patents for the same seed, and only those that the library holds in other words', async () => {
    const draw = (seed: number, library: typeof office) => choosePlants(digests, { library, count: 5, seed });
    const numbers = (await draw(1, office)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(5);
    expect((await draw(1, office)).map(({ number }) => number)).toEqual(numbers);
    expect((await draw(2, office)).map(({ number }) => number)).not.toEqual(numbers);
    expect(await draw(1, memory)).toEqual([]);
  });

  it('keeps the title of the patent out of the proposal', async () => {
    const [plant] = await choosePlants([{ ...digests[0]!, title: 'Zorbulator' }], {
      library: office,
      count: 1,
      seed: 1,
    });
    expect(plant!.proposal.concept).toBe(digests[0]!.abstract);
    expect(JSON.stringify(plant)).not.toContain('Zorbulator');
  });
});

describe('evaluatePlanted', () => {
  it('finds what is there, and says where', async () => {
    const plants = await choosePlants(digests, { library: office, count: 8, seed: 1 });
    const absent = { ...plants[0]!, number: 'US99999998' };
    const results = await evaluatePlanted(
      { library: office, model: null, log },
      [absent, ...plants],
      () => {},
    );
    expect(results[0]).toMatchObject({ searched: null, compared: null, verdict: null });
    for (const { searched, compared } of results.slice(1)) {
      expect(searched).toBeGreaterThanOrEqual(1);
      expect(compared).toBeGreaterThanOrEqual(1);
    }
  });

  it('asks the model with the planted patents and without them', async () => {
    server.setTemper('good');
    const plants = await choosePlants(digests, { library: office, count: 2, seed: 1 });
    const deps = { library: office, model: testModel(server), log };
    server.requests.length = 0;
    const results = await evaluatePlanted(deps, plants, () => {});
    for (const { verdict, verdictWithout } of results) expect([verdict, verdictWithout]).not.toContain(null);
    // Each time, two proposals are compared in a call each, and one critic reads both.
    expect(server.requests.length).toBe(6);
  });

  it('fails when the model fails, rather than count the embedded verdict as its own', async () => {
    server.setTemper('server-error');
    const plants = await choosePlants(digests, { library: office, count: 1, seed: 1 });
    const deps = { library: office, model: testModel(server, { AI_TIMEOUT_MS: '9000' }), log };
    await expect(evaluatePlanted(deps, plants, () => {})).rejects.toThrow(/The model did not judge/);
  });
});

it('hides a patent together with what was folded into it', async () => {
  const search = createLibrarySearchPort({
    ...office,
    search: async (queries) =>
      (await office.search(queries)).map((hits) =>
        hits.map((hit, i) => ({ ...hit, duplicates: i === 0 ? ['US11111111'] : [] })),
      ),
  });
  const ask = (port: typeof search) =>
    port.search([{ text: 'water plant', purpose: 'whole', groups: [] }], {
      limit: 5,
      signal: new AbortController().signal,
    });
  const all = await ask(search);
  const [folded, second, ...rest] = all.byQuery[0]!;
  const hidden = await ask(withoutNumbers(search, new Set(['US11111111', second!])));
  expect(hidden.byQuery[0]).toEqual(rest);
  expect(hidden.candidates.map(({ record }) => record.number)).not.toContain(folded);
});
