import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { buildLibrary } from '../patents/build-library.ts';
import { sampleLocation } from '../patents/sample-location.fixture.ts';
import type { AnalysisResult } from './analysis-engine.ts';
import { createAnalysisEngine } from './worker-pool-engine.ts';

const root = mkdtempSync(join(tmpdir(), 'lacuna-engine-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const IDEAS = [
  'A vehicle wheel with a sensor that warns of low pressure',
  'A self-watering planter for offices',
  'Images are compressed before they are sent over a radio link',
  'A handle for kitchen tools that stays cool',
];

const withoutTimes = ({ report, patents }: AnalysisResult) => ({
  report: { ...report, method: { ...report.method, stages_ms: {} } },
  patents,
});

it('answers four at once from two owners the same with one thread or two', async () => {
  const location = sampleLocation(root);
  await buildLibrary(location);
  const answers = async (workers: string) => {
    const env = {
      LACUNA_ENV: 'test',
      LACUNA_DATA_DIR: location.dataDir,
      LACUNA_INDEX_URI: location.indexUri,
    };
    const config = {
      ...loadConfig({ ...env, LACUNA_WORKERS: workers }),
      shippedDataDir: location.shippedDataDir,
    };
    const engine = createAnalysisEngine({ config, log: pino({ level: 'silent' }) });
    try {
      const runs = IDEAS.map((idea, i) =>
        engine.analyze(
          { idea, asOf: '2026-01-01', seed: 1 },
          {
            onProgress: () => undefined,
            signal: new AbortController().signal,
            owner: i % 2 === 0 ? 'ann' : 'bob',
          },
        ),
      );
      return (await Promise.all(runs)).map(withoutTimes);
    } finally {
      await engine.close();
    }
  };
  const [one, two] = [await answers('1'), await answers('2')];
  expect(one.filter(({ report }) => report.opportunities.length > 0).length).toBeGreaterThan(0);
  expect(two).toEqual(one);
}, 120_000);
