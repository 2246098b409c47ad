import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyzeInMemory, IDEAS, testModel } from '../../../../tests/model-server/analyzed-idea.ts';
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts';
import type { Temper } from '../../../../tests/model-server/tempers.ts';
import { citedNumbers } from '../../../contract/analysis/marked-text.ts';
import { analysisReportSchema } from '../../../contract/analysis/report.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.setTemper('good');
  server.requests.length = 0;
});

const analyzed = async (temper: Temper, deadline = '3000') => {
  server.setTemper(temper);
  return analyzeInMemory(IDEAS.planter, testModel(server, { AI_TIMEOUT_MS: deadline }));
};

describe('an analysis by a model', () => {
  it('is led by the model through all stages, within its budget, with every citation among its patents', async () => {
    const { report, patents, notice } = await analyzed('good');
    expect(notice).toBeNull();
    expect(analysisReportSchema.parse(report)).toEqual(report);
    const by = Object.fromEntries(report.method.stages.map((stage) => [stage.stage, stage.by]));
    expect(by).toMatchObject({
      frame: 'model',
      screen: 'model',
      hypothesize: 'model',
      refute: 'model',
      write: 'model',
      verify: 'model',
    });
    expect(report.opportunities.length).toBeGreaterThanOrEqual(3);
    expect(server.requests.length).toBeLessThanOrEqual(18);
    const known = new Set(patents.map(({ record }) => record.number));
    const texts = [report.verdict, report.state_of_art, ...report.opportunities.map(({ gap }) => gap)];
    expect(texts.flatMap(citedNumbers).length).toBeGreaterThan(0);
    expect(texts.flatMap(citedNumbers).filter((number) => !known.has(number))).toEqual([]);
    for (const { nearest } of report.opportunities) expect(nearest.length).toBeGreaterThan(0);
  });

  it('shows no number of a patent that the model made up, and says how many sentences went', async () => {
    const { report } = await analyzed('sloppy');
    expect(JSON.stringify({ ...report, ratings: [] })).not.toMatch(/US9999999[89]/);
    expect(report.method.removed_sentences).toBeGreaterThan(0);
  });
});

/** Manners of servers and models that the product understands. */
const UNDERSTOOD: Temper[] = [
  'no-temperature',
  'no-max-tokens',
  'no-json-schema',
  'no-system',
  'think',
  'think-without-opening',
  'fenced',
  'prose',
  'byte-order-mark',
  'bare-list',
  'tool-call-reply',
  'content-parts',
  'no-usage',
  'rate-limited-once',
];

describe('a model server of another make', () => {
  it.each(UNDERSTOOD)('%s: the model leads all the same', async (temper) => {
    const { report, notice } = await analyzed(temper);
    expect(notice).toBeNull();
    expect(report.method.stages.find(({ stage }) => stage === 'hypothesize')?.by).toBe('model');
  });

  it('is asked without the refused parameter from the second call on', async () => {
    await analyzed('no-max-tokens');
    const refused = server.requests.filter((body) => body.max_tokens !== undefined);
    expect(refused.length).toBe(1);
  });
});

it('has the embedded analyst propose where a model names no proposal', async () => {
  const { report, notice } = await analyzed('barren');
  expect(notice).toMatch(/the embedded analyst did these steps: propose/);
  expect(report.frame.read_by).toBe('model');
  expect(report.opportunities.length).toBeGreaterThan(0);
});

/** Faults after which the embedded stage takes over, and what the reader is told. */
const FAILING: [Temper, RegExp][] = [
  ['server-error', /returned an error/],
  ['html-502', /returned an error/],
  ['redirect', /returned an error/],
  ['malformed', /could not be read/],
  ['truncated', /could not be read/],
  ['wrong-schema', /could not be read/],
  ['null-content', /could not be read|returned an error/],
  ['empty-choices', /could not be read|returned an error/],
  ['refusal', /could not be read/],
  ['content-filter', /declined/],
  ['cut-stream', /returned an error/],
  ['endless', /too long|returned an error/],
];

describe('a model that fails', () => {
  it.each(FAILING)(
    '%s: the embedded analyst takes over and the notice says why',
    async (temper, reason) => {
      // Long enough for the retries, after which the reason is known.
      const { report, notice } = await analyzed(temper, '9000');
      expect(notice).toMatch(/the embedded analyst (?:answered|did these steps)/);
      expect(notice).toMatch(reason);
      expect(report.frame.read_by).toBe('embedded');
      expect(report.ratings.length).toBeGreaterThan(0);
    },
    30_000,
  );
});
