import { expect, it } from 'vitest';
import { createWordVectors } from '../language/word-vectors.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { tokenize } from '../text/tokenize.ts';
import { compareMeaning, meaningOf } from './general-meaning.ts';

const model = {
  documents: 100,
  df: () => 5,
  words: createWordVectors({
    dimensions: 2,
    words: ['quiet', 'muffler', 'tomato'],
    values: Int8Array.of(100, 0, 90, 20, 0, 100),
  }),
} as unknown as CorpusModel;

const compare = (idea: string, text: string) => {
  const tokens = tokenize(text);
  return compareMeaning(meaningOf(idea, model), { title: [], use: tokens, novelty: [], abstract: [] }, model);
};

it('finds words near that share no letter, and others not', () => {
  const near = compare('a quiet fan', 'a muffler');
  expect(near.use).toBeGreaterThan(0.9);
  expect(near.words).toBeGreaterThan(0.9);
  expect(compare('a quiet fan', 'a tomato').words).toBe(0);
});

it('takes the nearest word for each of the idea, whatever else is said', () => {
  expect(compare('quiet', 'a tomato and a muffler').words).toBeCloseTo(compare('quiet', 'muffler').words);
});

it('says nothing where no word is known', () => {
  for (const [idea, text] of [
    ['zzz', 'muffler'],
    ['quiet', 'zzz'],
    ['', ''],
  ] as const)
    expect(compare(idea, text)).toEqual({ use: 0, whole: 0, words: 0 });
});
