import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import constrained from '../../../../../tests/ideas/constrained.json' with { type: 'json' };
import senseless from '../../../../../tests/ideas/senseless.json' with { type: 'json' };
import { testLibrary } from '../../../../../tests/library-index.ts';
import { searchOver } from '../../../../../tests/memory-search.ts';
import type { AnalysisReport } from '../../../../contract/analysis/report.ts';
import { brokenConstraint } from '../../../../core/analysis/constraints.ts';
import { projectRoot } from '../../../config.ts';
import type { Library } from '../../library/library.ts';
import { openLibrary } from '../../library/open-library.ts';
import { analyze, memoryStageStore } from '../analyze.ts';

let library: Library;
beforeAll(async () => {
  const { LACUNA_INDEX_URI: indexUri } = await testLibrary();
  library = await openLibrary({ indexUri, shippedDataDir: join(projectRoot, 'data'), embeddings: null });
}, 120_000);
afterAll(() => library.close());

async function reportOn(idea: string): Promise<AnalysisReport> {
  const { report } = await analyze(
    { library, search: searchOver(library), model: null, log: pino({ level: 'silent' }) },
    { idea, edit: null, asOf: '2026-11-01', userId: null },
    { store: memoryStageStore(), signal: new AbortController().signal },
  );
  return report;
}

test.each(senseless)('offers nothing for a text that is no idea: %j', async (text) => {
  const { opportunities } = await reportOn(text);
  expect(opportunities).toEqual([]);
});

describe.each(constrained)('$thing', ({ idea, thing, required, ruled_out }) => {
  it('is read with its conditions, and gets no proposal that may break one', async () => {
    const { frame, opportunities } = await reportOn(idea);
    expect(frame.thing).toBe(thing);
    expect(frame.constraints.must_not).toEqual(expect.arrayContaining(ruled_out));
    for (const condition of required) expect(frame.constraints.must.join('; ')).toContain(condition);
    // What words cannot check, such as a weight or a material, leaves no proposal standing.
    expect(opportunities).toEqual([]);
  });
});

it('drops an approach that names a thing ruled out, and says of the others what was checked', async () => {
  const { frame, opportunities } = await reportOn('detecting falls of elderly people without cameras');
  expect(frame.constraints).toEqual({ must: [], must_not: ['cameras'] });
  expect(opportunities.length).toBeGreaterThan(0);
  for (const { title, concept, build_first, risk } of opportunities) {
    expect(brokenConstraint(`${title}. ${concept} ${build_first}`, ['cameras'])).toBeNull();
    expect(risk).toContain('a condition you set');
  }
});

it('names the conditions because of which it proposes nothing', async () => {
  const bowl = constrained.find(({ thing }) => thing === 'Food bowl');
  const { no_result } = await reportOn(bowl?.idea ?? '');
  expect(no_result).toMatchObject({
    reason: 'nothing_fits',
    text: expect.stringContaining('completely silent'),
  });
});
