import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bootstrapMean, judgeRanking } from './metrics.ts';

describe('judgeRanking', () => {
  it('agrees with a ranking judged by hand', () => {
    const quality = judgeRanking(['a', 'x', 'b', 'y'], new Set(['a', 'b', 'c']));
    expect(quality.ndcg10).toBeCloseTo((1 + 1 / 2) / (1 + 1 / Math.log2(3) + 1 / 2));
    expect(quality).toMatchObject({ recall10: 2 / 3, recall100: 2 / 3, mrr: 1 });
    expect(judgeRanking([], new Set(['a']))).toEqual({ ndcg10: 0, recall10: 0, recall100: 0, mrr: 0 });
  });

  it('is 1 for a perfect ranking, and within 0 and 1 for any', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { maxLength: 30 }),
        fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 9 }),
        (ranking, relevant) => {
          const perfect = judgeRanking(relevant, new Set(relevant));
          for (const value of Object.values(perfect)) expect(value).toBeCloseTo(1);
          for (const value of Object.values(judgeRanking(ranking, new Set(relevant)))) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});

describe('bootstrapMean', () => {
  it('brackets the mean, the same for the same seed', () => {
    const values = Array.from({ length: 60 }, (_, i) => (i * 37) % 11);
    const estimate = bootstrapMean(values, 7);
    expect(estimate.low).toBeLessThan(estimate.mean);
    expect(estimate.high).toBeGreaterThan(estimate.mean);
    expect(bootstrapMean(values, 7)).toEqual(estimate);
    expect(bootstrapMean([0.5, 0.5], 1)).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
  });
});
