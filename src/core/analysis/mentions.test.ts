import { expect, it } from 'vitest';
import { absentWords, mentionsAll } from './mentions.ts';

it('takes every telling word in any inflection, and names those that are missing', () => {
  const text = 'The planter holds a tank, from which wicks draw water.';
  expect(mentionsAll(text, 'a wick in the tank')).toBe(true);
  expect(mentionsAll(text, 'a wick under the lid')).toBe(false);
  expect(absentWords('a wick under the lid', text)).toEqual(['lid']);
});

it('finds a phrase without telling words nowhere', () => {
  expect(mentionsAll('with or without it', 'with it')).toBe(false);
});
