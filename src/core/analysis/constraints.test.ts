import { describe, expect, it, test } from 'vitest';
import { beyondWords, brokenConstraint, constraintsOf } from './constraints.ts';

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

describe('constraints that a text states', () => {
  test.each([
    ['a boot liner that warms up from walking, no batteries', ['batteries']],
    ['a detergent without phosphates', ['phosphates']],
    ['spoon without any batteries or motors', ['batteries', 'motors']],
    ['no electricity and no chemical heat packs', ['electricity', 'chemical heat packs']],
    ['there can be no hose or tap connection of any kind', ['hose', 'tap connection']],
    ['no batteries please, she forgets them', ['batteries']],
    ['made from paper, not even a metal hook', ['metal hook']],
    ['it must not touch the water because the pool bans it', ['touch the water']],
    ["Nothing may be worn on the swimmer's body.", ["be worn on the swimmer's body"]],
    ['Nothing hard or pointed is allowed anywhere near the eye.', ['hard or pointed near the eye']],
    ['a battery-free sensor', ['battery']],
    ['it must not contain peat', ['peat']],
    ['a rail that fits without drilling into the wall', ['drilling into the wall']],
    ['no one needs it', []],
  ])('%j rules out %j', (text, expected) => {
    expect(constraintsOf(text).must_not).toEqual(expected);
  });

  test.each([
    ['keeps vaccines at 2–8 °C for two days', /2–8 °C/],
    ['it must fit in a pocket', /must fit in a pocket/],
    ['the kit costs under $15 in parts', /^under \$15$/],
    ['it fits ceilings from 2.4 to 3.1 m so it needs some adjustment', /^2\.4 to 3\.1 m$/],
  ])('%j is required', (text, expected) => {
    expect(constraintsOf(text).must.join('; ')).toMatch(expected);
  });

  it('takes time in proportion to the length of a text', () => {
    const took = (n: number) => {
      const text = 'no lid or a lever without any and nothing must not '.repeat(n);
      const began = performance.now();
      constraintsOf(text);
      return performance.now() - began;
    };
    took(20);
    // 5,000 characters are the longest idea; a quadratic pattern would take seconds.
    expect(took(100)).toBeLessThan(1000);
  });
});

it('tells conditions that words cannot check from things to do without', () => {
  const must_not = [
    'battery',
    'tap connection',
    'loss of heat',
    'bending',
    'drilling the wall',
    'touch the water',
  ];
  expect(beyondWords({ must: ['under 200 g'], must_not })).toEqual([
    'under 200 g',
    'drilling the wall',
    'touch the water',
  ]);
});
