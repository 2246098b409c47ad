import { expect, it } from 'vitest';
import { termOf } from './timeline.ts';

const term = (date: string | null, type: 'grant' | 'application' = 'grant') =>
  termOf({ date, type }, '2026-11-23');

it('tells of a grant till when it may bind at the latest, of an application that it is one, of both what has likely ended', () => {
  expect(term('2018-06-19')).toBe('2018, may bind to 2038');
  expect(term('2008-07-01')).toBe('2008, near the end of its term or past it');
  expect(term('2026-04-30', 'application')).toBe('application of 2026');
  expect(term('2014-10-09', 'application')).toBe('application of 2014, look up whether it was granted');
  expect(term('2001-09-18')).toBe('2001, own term likely ended');
  expect(term('2006-08-24', 'application')).toBe('application of 2006, own term likely ended');
  expect(term(null)).toBeNull();
});
