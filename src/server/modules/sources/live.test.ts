import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { createSources } from './create-sources.ts';

// The only tests that reach the services themselves. They run for the sources whose keys are set, and show as skipped
// for the others: PATENT_SOURCES=lens LENS_TOKEN=… npx vitest run --project integration src/server/modules/sources/live.test.ts
const config = loadConfig();
const sources = createSources({ config, clock: { now: () => new Date() } }, null);
const signal = () => AbortSignal.timeout(60_000);

describe.each(['google-patents', 'epo-ops', 'lens', 'uspto-odp'])('live: %s', (name) => {
  const source = sources.map((connected) => connected.source).find((one) => one.name === name);

  test.skipIf(!source)('answers, finds patents and gives one in full', async () => {
    if (!source) throw new Error('This test runs with a source only.');
    expect(await source.status({ signal: signal() })).toMatchObject({ state: 'ok' });
    const query = { text: 'bicycle helmet', groups: [['helmet'], ['bicycle', 'cycling']] };
    const { records } = await source.search(query, {
      filters: { from: '2015-01-01' },
      limit: 20,
      signal: signal(),
    });
    expect(records.length).toBeGreaterThan(5);
    for (const { number, date, url } of records) {
      expect(number).toMatch(/^[A-Z]{2}/);
      expect(date && date >= '2015-01-01').toBe(true);
      expect(url).toMatch(/^https:/);
    }
    const nothing = { text: 'zorgblat quuxifier', groups: [['zorgblat'], ['quuxifier']] };
    await expect(source.search(nothing, { filters: {}, limit: 20, signal: signal() })).resolves.toBeDefined();
    if (!source.capabilities.claims) return;
    const [first] = records;
    const [whole] = await source.fetch([`${first?.number}${first?.kind ?? ''}`], { signal: signal() });
    expect(whole?.number).toBe(first?.number);
  });
});
