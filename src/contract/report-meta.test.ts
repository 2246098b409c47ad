import { expect, it } from 'vitest';
import { reportMeta } from './report-meta.ts';

it('says idea, verdict and the three best opportunities, without marks', () => {
  const opportunities = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title }));
  const meta = reportMeta({ idea: 'A pot\nthat waters', verdict: 'Open [US10000000].', opportunities });
  expect(meta).toEqual({ title: 'A pot that waters', description: 'Open. One · Two · Three' });
});

it('keeps to what a preview shows', () => {
  const meta = reportMeta({ idea: 'word '.repeat(500), verdict: 'word '.repeat(500), opportunities: [] });
  expect(meta.title.length).toBeLessThanOrEqual(90);
  expect(meta.description.length).toBeLessThanOrEqual(300);
  expect(meta.description).toMatch(/word…$/);
});
