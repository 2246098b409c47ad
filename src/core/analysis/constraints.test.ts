import { expect, test } from 'vitest';
import { brokenConstraint } from './constraints.ts';

test.each([
  ['A coin cell battery drives the buzzer', ['batteries'], 'batteries'],
  ['Two batteries in the handle', ['battery'], 'battery'],
  ['A wax element moves the valve with no battery', ['battery'], null],
  ['A battery-free wick feeds the roots', ['battery'], null],
  ['The mat works without any electricity', ['electricity'], null],
  ['A small motor turns the lid', ['electricity'], null],
  ['Trisodium phosphates soften the water', ['phosphates'], 'phosphates'],
  ['Heat from hot water opens the wax valve', ['hot water'], 'hot water'],
  ['Cold water opens the wax valve', ['hot water'], null],
  ['Anything', [], null],
])('%j under %j', (text, ruledOut, broken) => {
  expect(brokenConstraint(text, ruledOut)).toBe(broken);
});
