import { beforeAll, expect, it } from 'vitest';
import { analyzeInMemory, IDEAS } from '../../../../../tests/model-server/analyzed-idea.ts';
import type { AnalysisReport } from '../../../../contract/analysis/report.ts';
import { opportunitySheets, scoreGrades, summarizeYield } from './opportunities.ts';

let served: AnalysisReport;
let unserved: AnalysisReport;
beforeAll(async () => {
  served = (await analyzeInMemory(IDEAS.planter, null)).report;
  unserved = (await analyzeInMemory('zzz', null)).report;
});

it('counts ideas with three opportunities, with fewer, and with none by its reason', () => {
  const few = { ...served, opportunities: served.opportunities.slice(0, 1) };
  expect(served.opportunities).toHaveLength(3);
  expect(summarizeYield([served, few, unserved])).toEqual({
    ideas: 3,
    served: 1,
    few: 1,
    none: { unclear_idea: 1 },
    opportunities: 4,
  });
});

it('hides from graders what the product thinks of an opportunity', () => {
  const sheets = opportunitySheets([served]);
  expect(sheets.map(({ title }) => title).sort()).toEqual(
    served.opportunities.map(({ title }) => title).sort(),
  );
  for (const sheet of sheets)
    expect(Object.keys(sheet).sort()).toEqual([
      'build_first',
      'concept',
      'grade',
      'idea',
      'problem',
      'title',
    ]);
});

it('scores the graded ones alone, and ideas by their best', () => {
  const [one, two, three] = opportunitySheets([served]).map((sheet) => sheet);
  const summary = scoreGrades([
    { ...one!, grade: 'apt' },
    { ...two!, grade: 'silly' },
    { ...three!, grade: null },
    { ...one!, idea: 'another idea', grade: 'silly' },
  ]);
  expect(summary.graded).toBe(3);
  expect(summary.shares.apt.mean).toBeCloseTo(1 / 3);
  expect(summary.shares.silly.mean).toBeCloseTo(2 / 3);
  expect(summary.ideasWithApt.mean).toBe(1 / 2);
});
