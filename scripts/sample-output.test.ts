import { expect, it } from 'vitest';
import { coldBox, noResult } from '../e2e/fixtures/reports.ts';
import { sampleOf } from './sample-output.ts';

it('takes the three best opportunities of a report, without marks', () => {
  const report = coldBox().report;
  if (report === null) throw new Error('the fixture has a report');
  const sample = sampleOf('cold-box', { ...report, verdict: 'Open [US10550001].' });
  expect(sample).toMatchObject({ slug: 'cold-box', idea: report.idea, verdict: 'Open.' });
  expect(sample?.opportunities.map(({ score }) => score)).toEqual([78, 71, 64]);
});

it('a report without opportunities is no sample', () => {
  const report = noResult().report;
  expect(report && sampleOf('none', report)).toBeNull();
});
