import { expect, it } from 'vitest';
import { shareFamily } from './word-family.ts';

it('knows long words of one family that stems keep apart', () => {
  expect(shareFamily('forearm acceleration sensor', 'three-axis accelerometer with base hub')).toBe(true);
  expect(shareFamily('temperature readings', 'temperatures of the skin')).toBe(true);
});

it('takes no short word and no common opening for a family', () => {
  expect(shareFamily('sensor in a shoe', 'sensory pad')).toBe(false);
  expect(shareFamily('electrode array', 'electronic purse')).toBe(false);
  expect(shareFamily('', 'accelerometer')).toBe(false);
});
