import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rating } from '../../contract/analysis/evidence.ts';
import type { Frame } from '../../contract/analysis/frame.ts';
import { type ComparedPatent, VERDICTS } from '../../contract/analysis/opportunity.ts';
import { measureCoverage } from './coverage.ts';
import { pairsOf, rankByPairs } from './rank-by-pairs.ts';
import { measureComponents, scoreOf } from './score.ts';
import { vaguenessOf, wordCosine } from './specificity.ts';
import { judgeByWords, judgeProposal } from './verdict.ts';

const compared = (number: string, elements: number[]): ComparedPatent => ({
  number,
  title: number,
  date: null,
  owner: null,
  url: null,
  has: elements.map((i) => ({ element: String(i), how: 'literal', quote: null })),
  lacks: [],
  claim: null,
});
const field = (level: 'good' | 'thin', shares = true, readable = 9) => ({
  coverage: { level },
  sharesField: () => shares,
  readable,
});

describe('the verdict on a proposal of four elements', () => {
  it.each([
    ['one patent with all', [compared('A', [0, 1, 2, 3])], 'good', 'anticipated'],
    [
      'two of one field with all between them',
      [compared('A', [0, 1]), compared('B', [2, 3])],
      'good',
      'combination_known',
    ],
    ['one with half', [compared('A', [0, 1])], 'good', 'partly'],
    ['one with a quarter', [compared('A', [0])], 'good', 'open'],
    ['nothing', [], 'good', 'open'],
    ['nothing in a thin library', [], 'thin', 'not_covered'],
    ['all, also in a thin library', [compared('A', [0, 1, 2, 3])], 'thin', 'anticipated'],
  ] as const)('%s', (...[, patents, level, verdict]) => {
    expect(judgeProposal(patents, 4, field(level))).toBe(verdict);
  });

  it('of two patents from different fields is not a known combination', () => {
    expect(judgeProposal([compared('A', [0, 1]), compared('B', [2, 3])], 4, field('good', false))).toBe(
      'partly',
    );
  });

  it('is not "open" where hardly more than titles were compared', () => {
    expect(judgeProposal([], 4, field('good', true, 2))).toBe('not_covered');
    expect(judgeProposal([], 4, field('good', true, 3))).toBe('open');
  });

  it('is never "open" where coverage is thin, whatever was found', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray([0, 1, 2, 3]), { maxLength: 4 }), (sets) => {
        const patents = sets.map((set, i) => compared(`P${i}`, set));
        expect(judgeProposal(patents, 4, field('thin'))).not.toBe('open');
      }),
    );
  });

  it('by words alone says what is mentioned and never what is missing', () => {
    expect(judgeByWords([compared('A', [1])])).toBe('mentioned');
    expect(judgeByWords([compared('A', [])])).toBe('not_seen');
  });
});

describe('the score', () => {
  const measured = (more: object = {}) => ({
    verdict: 'open' as const,
    elements: [{ novel: true }, { novel: false }],
    compared: [],
    support: 2,
    value: 4,
    feasibility: 4,
    fit: 0.8,
    coverage: { level: 'good' as const, related: 20, read: 80 },
    ...more,
  });
  const score = (more: object) => {
    const all = measured(more);
    return scoreOf(measureComponents(all), all.verdict);
  };

  it('falls as more of a proposal is disclosed, most for what carries the novelty', () => {
    const none = score({});
    const plain = score({ compared: [compared('A', [1])] });
    const novel = score({ compared: [compared('A', [0])] });
    expect(none).toBeGreaterThan(plain);
    expect(plain).toBeGreaterThan(novel);
  });

  it('stays a whole number from 0 to 100 under the cap of its verdict, whatever could be measured', () => {
    const grade = fc.option(fc.integer({ min: 1, max: 5 }));
    const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
    const measurable = fc.record({
      value: grade,
      feasibility: grade,
      fit: share,
      verdict: fc.constantFrom(...VERDICTS),
    });
    fc.assert(
      fc.property(measurable, (some) => {
        const result = score(some);
        expect(Number.isInteger(result)).toBe(true);
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(
          { anticipated: 20, combination_known: 45, not_covered: 60, not_seen: 60 }[some.verdict as string] ??
            95,
        );
      }),
    );
  });

  it('leaves out what nobody judged instead of counting it as zero', () => {
    expect(score({ value: null, feasibility: null })).toBeGreaterThanOrEqual(
      score({ value: 1, feasibility: 1 }),
    );
  });
});

describe('coverage', () => {
  const frame = {
    elements: [
      { id: 'E1', text: 'a', terms: [], given: true },
      { id: 'E2', text: 'b', terms: [], given: false },
    ],
  } as unknown as Frame;
  const rating = (topic: Rating['topic'], element: string | null): Rating => ({
    number: 'X',
    topic,
    closeness: 0.5,
    group: null,
    disclosures: element ? [{ element, how: 'literal', quote: null }] : [],
    does: null,
    mechanism: null,
    differs: null,
  });
  it.each([
    ['none', []],
    ['none', [rating(1, null)]],
    ['thin', [rating(2, 'E1')]],
    ['partial', [rating(3, null), ...Array.from({ length: 5 }, () => rating(2, null))]],
    [
      'good',
      [
        ...Array.from({ length: 5 }, () => rating(3, 'E1')),
        ...Array.from({ length: 12 }, () => rating(2, null)),
      ],
    ],
  ] as const)('is %s', (level, ratings) => {
    expect(measureCoverage(frame, ratings, 80)).toMatchObject({ level, read: 80, elements: 1 });
  });

  it('counts only what the user stated', () => {
    expect(measureCoverage(frame, [rating(2, 'E2')], 10)).toMatchObject({ elements: 1, elements_found: 0 });
  });
});

describe('pairwise choices', () => {
  it('order by wins over both rounds, ties as given, strangers ignored', () => {
    const pairs = pairsOf(['a', 'b', 'c']);
    const rounds = [
      { pairs, winners: ['b', 'x', 'b'] },
      { pairs: [...pairs].reverse(), winners: ['b', 'c', 'b'] },
    ];
    expect(rankByPairs(['a', 'b', 'c'], rounds)).toEqual(['b', 'c', 'a']);
  });
});

describe('the specificity gate', () => {
  const proposal = {
    title: 'Wax valve with a latch',
    concept:
      'A wax element expands at 38 °C and moves a latch, which turns the flow from the tank to the head.',
    elements: [
      { text: 'wax element', novel: true },
      { text: 'latch', novel: false },
    ],
    disproof_queries: ['wax valve latch'],
  };
  it('lets a mechanism with parts pass, and says what a vague one lacks', () => {
    expect(vaguenessOf(proposal)).toBeNull();
    expect(vaguenessOf({ ...proposal, concept: 'A smart platform.' })).toMatch(/how it works/);
    expect(vaguenessOf({ ...proposal, elements: [] })).toMatch(/elements/);
    expect(
      vaguenessOf({ ...proposal, elements: proposal.elements.map((e) => ({ ...e, novel: false })) }),
    ).toMatch(/new/);
    expect(vaguenessOf({ ...proposal, disproof_queries: [] })).toMatch(/search/);
  });

  it('knows two wordings of one proposal', () => {
    expect(wordCosine('a wax valve moves a latch', 'A wax valve moves the latch')).toBeGreaterThan(0.6);
    expect(wordCosine('a wax valve', 'solar panel cleaning')).toBe(0);
  });
});
