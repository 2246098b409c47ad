import { describe, expect, it } from 'vitest';
import { buildGraph, countLater } from './concept-graph.ts';
import { averagePrecision, bootstrap, rocAuc, topK } from './metrics.ts';
import { tabulatePairs } from './pair-features.ts';
import { reliability } from './time-split.ts';

describe('foresight metrics', () => {
  it('computes AUC with ties, average precision and lift by hand', () => {
    expect(rocAuc([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1])).toBe(0.75);
    expect(rocAuc([1, 1, 1, 1], [0, 1, 0, 1])).toBe(0.5);
    expect(averagePrecision([3, 2, 1], [1, 0, 1])).toBeCloseTo((1 + 2 / 3) / 2, 10);
    expect(topK([4, 3, 2, 1], [1, 1, 0, 0], 2)).toEqual({ precision: 1, lift: 2 });
  });

  it('bootstraps deterministically around the mean', () => {
    const values = Array.from({ length: 50 }, (_, i) => i % 2);
    const mean = (sample: Int32Array) =>
      sample.reduce((s, i) => s + (values[i] as number), 0) / sample.length;
    const [low, high] = bootstrap(values.length, mean, { rounds: 200, seed: 3 });
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
    expect(bootstrap(values.length, mean, { rounds: 200, seed: 3 })).toEqual([low, high]);
  });

  it('sees nothing of the window when it builds the graph', () => {
    const docs = [
      { year: 2000, stems: ['a', 'b'] },
      { year: 2001, stems: ['b', 'c'] },
      { year: 2001, stems: ['a'] },
      { year: 2002, stems: ['c'] },
      { year: 2003, stems: ['d'] },
      { year: 2003, stems: ['e'] },
      { year: 2003, stems: ['f'] },
      { year: 2003, stems: ['g'] },
      { year: 2003, stems: ['h'] },
      { year: 2003, stems: ['i'] },
      { year: 2010, stems: ['a', 'c'] },
    ];
    const graph = buildGraph(docs, { cut: 2010, support: 2, most: 10 });
    expect(graph.concepts).toEqual(['a', 'b', 'c']);
    const table = tabulatePairs(graph, () => null);
    expect(
      Array.from(table.left, (l, i) => `${graph.concepts[l]}${graph.concepts[table.right[i] as number]}`),
    ).toEqual(['ac']);
    expect(table.features.common[0]).toBe(1);
    const later = countLater(docs, graph, { cut: 2010, years: 5 });
    expect(later[0 * 3 + 2]).toBe(1);
  });

  it('makes reliability non-decreasing', () => {
    const scores = Array.from({ length: 100 }, (_, i) => i);
    const later = scores.map((s) => (s % 7 === 0 || s > 80 ? 1 : 0));
    const { isotonic } = reliability(scores, later);
    expect(isotonic.every((v, i) => i === 0 || v >= (isotonic[i - 1] as number))).toBe(true);
  });
});
