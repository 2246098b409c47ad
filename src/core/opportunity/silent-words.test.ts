import { describe, expect, it } from 'vitest';
import { readIdea } from '../evidence/read-idea.ts';
import { contentTerms } from '../text/tokenize.ts';
import { silentWords } from './silent-words.ts';

const stems = (text: string) => contentTerms(text).map((t) => t.stem);

describe('words of the idea that a patent is silent about', () => {
  it('joins neighbours and keeps words whole', () => {
    expect(
      silentWords(readIdea('a self-emptying hay barrow for hill farms'), stems('self hay barrow farms')),
    ).toEqual(['hay barrow', 'farms']);
  });

  it('leaves out the verb, which the patent may well share in other words', () => {
    expect(silentWords(readIdea('a barrow that lifts hay bales'), stems('lifts bales'))).toEqual(['bales']);
  });
});
