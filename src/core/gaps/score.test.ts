import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCORE_COMPONENTS } from '../../contract/report.ts';
import type { ComponentValues } from './score.ts';
import {
  calibrate,
  opportunityScore,
  percentile,
  rawScore,
  SCORE_WEIGHTS,
  USUAL_POINTS,
  underCombination,
} from './score.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const values = fc.record(
  Object.fromEntries(SCORE_COMPONENTS.map((c) => [c, fc.option(unit)])) as never,
) as fc.Arbitrary<ComponentValues>;

describe('score', () => {
  it('has weights that sum to one', () => {
    expect(Object.values(SCORE_WEIGHTS).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 10);
  });

  it('never falls when a component rises', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...SCORE_COMPONENTS), unit, (v, name, higher) => {
        const before = v[name];
        fc.pre(before !== null && higher >= before);
        expect(rawScore({ ...v, [name]: higher })).toBeGreaterThanOrEqual(rawScore(v) - 1e-12);
      }),
    );
  });

  it('shares the weight of what is not measurable among the rest', () => {
    const all = Object.fromEntries(SCORE_COMPONENTS.map((c) => [c, 0.6])) as ComponentValues;
    expect(rawScore({ ...all, momentum: null, fragmentation: null })).toBeCloseTo(0.6, 10);
  });

  it('does not let emptiness alone rank', () => {
    const none = Object.fromEntries(SCORE_COMPONENTS.map((c) => [c, 0])) as ComponentValues;
    expect(rawScore({ ...none, under_combination: 1 })).toBeLessThan(0.1);
  });

  it('calibrates monotonically into 0..1', () => {
    fc.assert(
      fc.property(unit, unit, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(calibrate(high)).toBeGreaterThanOrEqual(calibrate(low));
        expect(calibrate(high)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('stays below a cap and keeps the order there', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 10, max: 99 }), (a, cap) => {
        const score = (calibrated: number) =>
          opportunityScore({ calibrated, confidence: 1, cap, refuted: false, isUsual: false });
        expect(score(a)).toBeLessThanOrEqual(cap);
        expect(score(Math.min(1, a + 0.2))).toBeGreaterThanOrEqual(score(a));
      }),
    );
    expect(
      opportunityScore({ calibrated: 0.2, confidence: 1, cap: 55, refuted: false, isUsual: false }),
    ).toBe(20);
  });

  it('is nothing for what was refuted, and half without confidence', () => {
    expect(opportunityScore({ calibrated: 1, confidence: 1, cap: 100, refuted: true, isUsual: false })).toBe(
      0,
    );
    expect(
      opportunityScore({ calibrated: 0.5, confidence: 0, cap: 100, refuted: false, isUsual: false }),
    ).toBe(25);
  });

  it('has a few points more for what is usual, within its cap, and none once refuted', () => {
    const usual = { calibrated: 0.2, confidence: 1, cap: 55, refuted: false, isUsual: true };
    expect(opportunityScore(usual)).toBe(20 + USUAL_POINTS);
    expect(opportunityScore({ ...usual, cap: 22 })).toBe(21);
    expect(opportunityScore({ ...usual, refuted: true })).toBe(0);
  });

  it('measures under-combination between never and as chance has it', () => {
    const counts = { use: 60, solution: 50, families: 300 };
    expect(underCombination(0, counts)).toBe(1);
    expect(underCombination(10, counts)).toBe(0);
    expect(underCombination(5, counts)).toBeGreaterThan(0);
    expect(underCombination(5, counts)).toBeLessThan(1);
  });

  it('ranks by percentile with ties counting half', () => {
    expect(percentile(2, [1, 2, 2, 3])).toBe(0.5);
    expect(percentile(5, [])).toBe(0.5);
  });
});
