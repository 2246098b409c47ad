import { expect, it } from 'vitest';
import { otherNamesOf } from './other-names.ts';

const thingNames = new Map([
  ['baby bottles', ['feeding bottle', 'nursing bottle']],
  ['bottles', ['beverage container']],
  ['furniture', ['furniture item']],
]);

it.each([
  ['a baby bottle'.slice(2), ['feeding bottle', 'nursing bottle']],
  ['insulated baby bottles', ['feeding bottle', 'nursing bottle']],
  ['sports bottle', ['beverage container']],
  ['garden furniture', ['furniture item']],
  ['kite', []],
  [null, []],
])('knows what patents call %s by the fullest ending of its name', (product, names) => {
  expect(otherNamesOf(product, { thingNames })).toEqual(names);
});
