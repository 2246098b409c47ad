import { expect, it } from 'vitest';
import { isOfLargePlant, isSmallThing } from './size.ts';

it('tells what is worn or carried from plant and vehicles', () => {
  expect(['baby bottle', 'bicycle helmet', 'wearable patch'].map(isSmallThing)).toEqual([true, true, true]);
  expect(['leaf blowers', 'drone', 'wheelchair ramp'].map(isSmallThing)).toEqual([false, false, false]);
  expect(
    [
      'keeping satellite heat sources at steady temperature',
      'cooling fuel cell stacks',
      'cooling refrigerated containers',
    ].map(isOfLargePlant),
  ).toEqual([true, true, true]);
  expect(
    ['frozen water cylinder in foam sleeve', 'fellowship cards', 'harvesting sweat'].map(isOfLargePlant),
  ).toEqual([false, false, false]);
});
