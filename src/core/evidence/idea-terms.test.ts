import { expect, it } from 'vitest';
import { profileOf } from '../functions/functional-basis.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { countStems } from '../text/tokenize.ts';
import { coverageInOtherWords, coverageOf, weighTerms } from './idea-terms.ts';
import { readIdea } from './read-idea.ts';

// Every word as rare as the others, so that shares are those of the words alone.
const model = { documents: 1000, df: () => 10 } as unknown as CorpusModel;
const terms = weighTerms(readIdea('quieter leaf blowers'), model);
const shares = (text: string) => {
  const stems = countStems(text);
  return [coverageOf(terms, stems), coverageInOtherWords(terms, stems, profileOf(text))] as const;
};

it('another word for the same job counts half of the word itself', () => {
  const [exact, wide] = shares('silencing pumps');
  expect(exact).toBe(0);
  const quieter = (terms.list.find((t) => t.surface === 'quieter')?.weight ?? 0) / terms.total;
  expect(wide).toBeCloseTo(quieter / 2);
});

it('a word that stands there counts in full, and nothing counts twice', () => {
  expect(shares('quieter leaf blowers')).toEqual([1, 1]);
  const [exact, wide] = shares('quieter fans');
  expect(exact).toBeGreaterThan(0.2);
  expect(wide).toBeGreaterThan(exact);
  expect(wide).toBeLessThan(1);
});

it('words of something else count nothing', () => {
  expect(shares('toothed gate of a lock')).toEqual([0, 0]);
});
