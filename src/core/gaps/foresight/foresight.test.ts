import { describe, expect, it } from 'vitest';
import { drawConcepts, intervalOf, placePairs, resample } from '../../statistics/bootstrap.ts';
import { averagePrecision, rocAuc, topK } from '../../statistics/metrics.ts';
import { normalScores } from '../../statistics/ranks.ts';
import { buildGraph, countLater } from './concept-graph.ts';
import { conceptDocuments, twoWordPhrases } from './concepts.ts';
import { applyMixture, fitMixture, standardise } from './mixture.ts';
import { tabulatePairs } from './pair-features.ts';
import { forExposure, reliability } from './reliability.ts';

describe('foresight metrics', () => {
  it('computes AUC with ties, average precision and lift by hand', () => {
    expect(rocAuc([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1])).toBe(0.75);
    expect(rocAuc([1, 1, 1, 1], [0, 1, 0, 1])).toBe(0.5);
    expect(averagePrecision([3, 2, 1], [1, 0, 1])).toBeCloseTo((1 + 2 / 3) / 2, 10);
    expect(topK([4, 3, 2, 1], [1, 1, 0, 0], 2)).toEqual({ precision: 1, lift: 2 });
  });

  it('shares ties evenly instead of by order', () => {
    expect(averagePrecision([1, 1], [1, 0])).toBe(averagePrecision([1, 1], [0, 1]));
    expect(topK([1, 1, 1, 1], [1, 0, 0, 0], 2)).toEqual({ precision: 0.25, lift: 1 });
  });

  it('bootstraps an AUC over concepts, deterministically, around its value', () => {
    const scores = Float32Array.from({ length: 200 }, (_, i) => (i * 37) % 101);
    const pairs = {
      left: scores.map((_, i) => i % 20),
      right: scores.map((_, i) => 20 + (i % 23)),
      positive: Uint8Array.from(scores, (s, i) => (s + (i % 40) > 70 ? 1 : 0)),
    };
    const placements = placePairs(pairs, scores);
    expect(placements.value).toBeCloseTo(rocAuc(scores, pairs.positive), 10);
    const rounds = resample(placements, drawConcepts(43, 3));
    const interval = intervalOf(placements.value, rounds);
    expect(interval.low).toBeLessThan(placements.value);
    expect(interval.high).toBeGreaterThan(placements.value);
    expect(resample(placements, drawConcepts(43, 3))).toEqual(rounds);
  });

  it('keeps the order of values when it turns them into normal scores', () => {
    const scores = normalScores([5, 1, 9, 1]);
    expect(scores[1]).toBe(scores[3]);
    expect(scores[0]).toBeGreaterThan(scores[1] as number);
    expect(scores[2]).toBeGreaterThan(scores[0] as number);
  });

  it('makes reliability non-decreasing', () => {
    const scores = Array.from({ length: 100 }, (_, i) => i);
    const later = scores.map((s) => (s % 7 === 0 || s > 80 ? 1 : 0));
    const { isotonic } = reliability(scores, later);
    expect(isotonic.every((v, i) => i === 0 || v >= (isotonic[i - 1] as number))).toBe(true);
  });

  it('scales a share to another number of new documents', () => {
    expect(forExposure(0.1, 1)).toBeCloseTo(0.1, 12);
    expect(forExposure(0.1, 2)).toBeCloseTo(0.19, 12);
  });
});

describe('concepts of the time split', () => {
  it('takes neighbouring content words for a phrase, and nothing across punctuation or function words', () => {
    expect(twoWordPhrases('Solar cell of a wind-turbine, rotor blade')).toEqual([
      'solar cell',
      'wind turbin',
      'rotor blade',
    ]);
  });

  it('counts one abstract once, for its oldest document', () => {
    const texts = [
      { year: 2005, title: 'Later', abstract: 'A solar cell heats water' },
      { year: 2001, title: 'First', abstract: 'A solar cell heats water.' },
    ];
    expect(conceptDocuments(texts, 'phrases').map((d) => d.text.title)).toEqual(['First']);
  });
});

describe('the split', () => {
  const filler = 'defghi'.split('').map((c) => ({ year: 2003, concepts: [c], words: [c] }));
  const docs = [
    { year: 2000, concepts: ['a', 'b'], words: ['a', 'b'] },
    { year: 2001, concepts: ['b', 'c'], words: ['b', 'c'] },
    { year: 2001, concepts: ['a'], words: ['a'] },
    { year: 2002, concepts: ['c'], words: ['c'] },
    ...filler,
    { year: 2010, concepts: ['a', 'c'], words: ['a', 'c'] },
  ];
  const options = { cut: 2010, years: 5, support: 2, most: 10, maxShare: 0.5 };

  it('sees nothing of the window when it builds the graph', () => {
    const graph = buildGraph(docs, options);
    expect(graph.concepts).toEqual(['a', 'b', 'c']);
    const table = tabulatePairs(
      graph,
      docs.filter((d) => d.year < 2010),
    );
    expect(
      Array.from(table.left, (l, i) => `${graph.concepts[l]}${graph.concepts[table.right[i] as number]}`),
    ).toEqual(['ac']);
    expect(table.features.common[0]).toBe(1);
    expect(countLater(docs, graph, { cut: 2010, years: 5 })[0 * 3 + 2]).toBe(1);
  });

  it('offers no pair of phrases that share a word', () => {
    const overlapping = docs.map((d) => ({ ...d, concepts: d.concepts.map((c) => `${c} x`) }));
    const graph = buildGraph(overlapping, options);
    expect(tabulatePairs(graph, overlapping).left).toHaveLength(0);
  });

  it('learns an order that its examples have', () => {
    const graph = buildGraph(
      Array.from({ length: 60 }, (_, i) => ({
        year: 2000,
        concepts: [`w${i % 12}`, `w${(i * 5 + 1) % 12}`],
      })),
      { ...options, maxShare: 1 },
    );
    const table = tabulatePairs(graph, []);
    const columns = standardise(table);
    const lessons = Array.from(table.left, (_, pair) => ({
      pair,
      joined: (table.features.common[pair] as number) > 1,
      weight: 1,
    }));
    const scores = applyMixture(columns, fitMixture(columns, lessons));
    expect(
      rocAuc(
        scores,
        lessons.map((l) => (l.joined ? 1 : 0)),
      ),
    ).toBeGreaterThan(0.95);
  });
});
