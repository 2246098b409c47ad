import { expect, it } from 'vitest';
import { profileOf } from './functional-basis.ts';

it.each([
  'stacking semiconductor packages',
  'wafer packaging',
  'testing a system-in-package',
  'moulding packaging substrates',
  'routing in LED packages',
])('names of things are no functions: %s packs nothing', (text) => {
  expect(profileOf(text).functions).not.toContain('contain');
});

it.each(['packaging tea', 'stacking packages of tea', 'a resealable package'])(
  '%s packs something',
  (text) => {
    expect(profileOf(text).functions).toContain('contain');
  },
);

it.each([
  ['washing machines', 'clean'],
  ['washing bottles', 'clean', true],
  ['water-cooled motors', 'irrigate'],
] as const)('%s: %s', (text, id, named: boolean = false) => {
  expect(profileOf(text).functions.has(id)).toBe(named);
});
