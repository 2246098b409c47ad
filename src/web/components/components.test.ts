import { expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';
import { dateLabel, safeLink, shortAbstract } from './patent-card/patent-text.ts';
import { calendarDay, relativeTime } from './time-text.ts';

test('an abstract of 200 characters stays whole, a longer one is cut and marked', () => {
  expect(shortAbstract('x'.repeat(200))).toBe('x'.repeat(200));
  expect(shortAbstract('x'.repeat(201))).toBe(`${'x'.repeat(200)}...`);
});

test('the date is labeled by what it is the date of', () => {
  expect(dateLabel({ type: 'grant' })).toBe('Granted');
  expect(dateLabel({ type: 'application' })).toBe('Published');
  expect(dateLabel({ type: 'other' })).toBe('Granted or published');
});

test('only https links can be clicked', () => {
  expect(safeLink('https://patents.google.com/patent/US1')).not.toBeNull();
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//example.com',
    '',
    null,
  ]) {
    expect(safeLink(url)).toBeNull();
  }
});

test('numbered pages leave out what is far away', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 10)).toEqual([1, 2, null, 10]);
  expect(pageNumbers(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
});

test('times are told relative to now, days independent of the zone', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(relativeTime(new Date('2026-11-21T11:59:40Z'), now)).toBe('just now');
  expect(relativeTime(new Date('2026-11-18T12:00:00Z'), now)).toBe('3 days ago');
  expect(calendarDay('2018-06-19')).toBe('19 June 2018');
});
