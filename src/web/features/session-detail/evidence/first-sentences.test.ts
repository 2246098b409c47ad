import { expect, it } from 'vitest';
import { firstSentences } from './first-sentences.ts';

const text =
  'One costs 2.5 € [US10550001]. Two is likely (assumption). Three ends. (recalled, unverified) Four.';

it('keeps marks with their sentence and does not stop inside a number', () => {
  expect(firstSentences(text, 1)).toEqual({
    first: 'One costs 2.5 € [US10550001].',
    rest: 'Two is likely (assumption). Three ends. (recalled, unverified) Four.',
  });
  expect(firstSentences(text, 3)).toEqual({
    first: 'One costs 2.5 € [US10550001]. Two is likely (assumption). Three ends. (recalled, unverified)',
    rest: 'Four.',
  });
});

it('has no rest for a text of that many sentences', () => {
  expect(firstSentences('One. Two.', 2)).toEqual({ first: 'One. Two.', rest: '' });
});
