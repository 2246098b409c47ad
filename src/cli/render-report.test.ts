import { expect, it } from 'vitest';
import { analyzeInMemory, IDEAS } from '../../tests/model-server/analyzed-idea.ts';
import type { Opportunity } from '../contract/analysis/opportunity.ts';
import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';
import { renderReport } from './render-report.ts';

const LONG = 'A sentence that goes on for as long as the words of a talkative analyst allow. '.repeat(12);

/** A report with as much text as one can have, from a real one. */
function longest({ report, patents }: AnalysisResult, one: Opportunity): AnalysisResult {
  const opportunity: Opportunity = {
    ...one,
    title: LONG,
    concept: LONG,
    gap_parts: { ...one.gap_parts, exists: LONG },
    build_first: LONG,
    risk: LONG,
  };
  const opportunities = Array.from({ length: 8 }, () => opportunity);
  const ratings = report.ratings.map((rating) => ({ ...rating, does: LONG }));
  const full = { ...report, verdict: LONG, next_step: LONG, opportunities, ratings };
  const titled = patents.map((patent) => ({ ...patent, record: { ...patent.record, title: LONG } }));
  return { report: full, patents: titled, notice: LONG };
}

it('fits two screens, whatever the length of its texts', async () => {
  const result = await analyzeInMemory(IDEAS.planter, null);
  const [one] = result.report.opportunities;
  if (!one) throw new Error('The idea should have an opportunity.');
  const lines = renderReport(longest(result, one), { color: false }).split('\n');
  expect(lines.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => /^\d\. A sentence/.test(line))).toHaveLength(8);
});

it('says so when nothing related was found', async () => {
  const result = await analyzeInMemory(IDEAS.planter, null);
  const text = renderReport({ ...result, patents: [] }, { color: false });
  expect(text).toContain('No related patents were found.');
});
