import { expect, it } from 'vitest';
import { lightStem } from './light-stem.ts';

it.each([
  ['remind', 'reminds', 'reminding', 'reminded'],
  ['stop', 'stops', 'stopping', 'stopped'],
  ['glue', 'glues', 'gluing', 'glued'],
  ['box', 'boxes', 'Boxing'],
  ['patch', 'patches', 'patched'],
  ['battery', 'batteries'],
  ['press', 'presses', 'pressing'],
  ['continuous', 'continuously'],
  ['easy', 'easily'],
  ['family', 'families'],
  ['care', 'cares', 'caring', 'cared'],
  ['move', 'moves', 'moving', 'moved'],
  ['remove', 'removing', 'removed'],
  ['knife', 'knives'],
  ['valve', 'valves'],
  ['leaf', 'leaves'],
  ['roll', 'rolling', 'rolled'],
])('is the same for %s and its other forms', (word, ...forms) => {
  for (const form of forms) expect(lightStem(form)).toBe(lightStem(word));
});

it.each([
  ['medicine', 'medical'],
  ['dispense', 'dispenser'],
  ['gas', 'ga'],
  ['caring', 'car'],
  ['tape', 'tap'],
  ['ring', 'r'],
])('keeps %s and %s apart', (one, other) => {
  expect(lightStem(one)).not.toBe(lightStem(other));
});
