import { describe, expect, it } from 'vitest';
import { runningTitle, titleParts } from './title-parts.ts';

describe('titles taken apart', () => {
  it.each([
    ['Method and system for sorting wet gravel', null, 'sorting wet gravel', null],
    ['Apparatus to sort gravel using warm air', null, 'sorting gravel', 'warm air'],
    ['Route planning for milk collection in villages', 'route planning', 'milk collection in villages', null],
    ['Gravel grading using sound', 'gravel grading', null, 'sound'],
    ['Ladder having spring-loaded feet', 'ladder', null, 'spring-loaded feet'],
    ['Drying device and drying method for long grain', 'drying device', 'long grain', null],
    ['Gravel scale, method, and storage medium', 'gravel scale', null, null],
    ['Hay baler and production method therefor', 'hay baler', null, null],
    ['Hay baler and method of measuring the load of a hay baler', 'hay baler', null, null],
    [
      'Method of matching hay bales with aerial pictures',
      null,
      'matching hay bales with aerial pictures',
      null,
    ],
  ])('%s', (title, ...[thing, aim, part]) => expect(titleParts(title)).toEqual({ thing, aim, part }));

  it('reads capitals of a title as running text and keeps acronyms', () => {
    expect(runningTitle('Hay Baler With LED Lamp, and Net')).toBe('hay baler with LED lamp, and net');
    expect(runningTitle('HAY BALER')).toBe('hay baler');
    expect(runningTitle('Foldable, washable hay nets')).toBe('foldable, washable hay nets');
    expect(runningTitle('Hay baler after Jones')).toBe('hay baler after Jones');
  });
});
