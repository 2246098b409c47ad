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
  it('is read with its conditions, and none of its opportunities names what is ruled out', async () => {
    const { frame, opportunities } = await reportOn(idea);
    expect(frame.thing).toBe(thing);
    expect(frame.constraints.must_not).toEqual(expect.arrayContaining(ruled_out));
    for (const condition of required) expect(frame.constraints.must.join('; ')).toContain(condition);
    for (const { title, concept, build_first, risk } of opportunities) {
      expect(brokenConstraint(`${title}. ${concept} ${build_first}`, ruled_out)).toBeNull();
      expect(risk).toContain('a condition you set');
    }
  });
});
