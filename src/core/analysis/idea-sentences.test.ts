import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  constraintsOf,
  offeringSentence,
  sentencesOf,
  splitOffering,
  withoutLeadIn,
} from './idea-sentences.ts';

const read = (idea: string) => splitOffering(withoutLeadIn(offeringSentence(sentencesOf(idea))));

describe('reading an idea without a model', () => {
  test.each([
    ['a pan lid that stops pasta water boiling over', 'pan lid', ['stops pasta water boiling over']],
    [
      'crutch tip that grips on ice and flips to plain rubber indoors',
      'crutch tip',
      ['grips on ice', 'flips to plain rubber indoors'],
    ],
    [
      'I want an app that translates legal letters into plain language.',
      'app',
      ['translates legal letters into plain language'],
    ],
    ['quieter leaf blowers', 'quieter leaf blowers', []],
    [
      'Make a curtain rail that fits without drilling into the wall',
      'curtain rail',
      ['fits', 'without drilling into the wall'],
    ],
  ])('%j is a thing and its clauses', (idea, thing, clauses) => {
    expect(read(idea)).toMatchObject({ thing, clauses });
  });

  test.each([
    [
      'Roofers drop nails and they end up in the lawn. I am thinking of a gutter-hung catch net with magnetic strips.',
      'gutter-hung catch net',
    ],
    [
      "My mother can't open jars. People struggle every day. A lid with a lever that lifts the edge would help.",
      'lid',
    ],
    [
      'Beekeepers open hives too often. I have been testing a frame with a strip of temperature sensors.',
      'frame',
    ],
    ['We charge $5 a month. A shower head that shows how much hot water you used.', 'shower head'],
    [
      'Could a curtain of clean air along the plinth edge keep dust away?',
      'curtain of clean air along the plinth edge keep dust away',
    ],
  ])('the offering sentence is found among persona, pain, and money: %j', (idea, thing) => {
    expect(read(idea).thing).toBe(thing);
  });

  it('keeps the purpose apart from the parts', () => {
    expect(read('a pan lid with a small hinged flap so you can pour off the water')).toEqual({
      thing: 'pan lid',
      clauses: ['with a small hinged flap'],
      purpose: 'you can pour off the water',
    });
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const { thing, clauses } = read(text);
        expect(typeof thing).toBe('string');
        expect(clauses.every((clause) => clause.length > 0)).toBe(true);
        constraintsOf(text);
      }),
    );
  });

  it('takes time in proportion to the length of a text', () => {
    const took = (n: number) => {
      const text = 'with a lever and a '.repeat(n);
      const began = performance.now();
      read(text);
      constraintsOf(text);
      return performance.now() - began;
    };
    took(50);
    // 5,000 characters are the longest idea; a quadratic pattern would take seconds.
    expect(took(260)).toBeLessThan(1000);
  });
});

describe('constraints', () => {
  test.each([
    ['a boot liner that warms up from walking, no batteries', ['batteries']],
    ['a detergent without phosphates', ['phosphates']],
    ['spoon without any batteries or motors', ['batteries']],
    ['a battery-free sensor', ['battery']],
    ['it must not contain peat', ['peat']],
    ['a rail that fits without drilling into the wall', []],
    ['no one needs it', []],
  ])('%j rules out %j', (text, expected) => {
    expect(constraintsOf(text).must_not).toEqual(expected);
  });

  test.each([
    ['keeps vaccines at 2–8 °C for two days', /2–8 °C/],
    ['it must fit in a pocket', /must fit in a pocket/],
    ['the kit costs under $15 in parts', /under \$15/],
  ])('%j is required', (text, expected) => {
    expect(constraintsOf(text).must.join('; ')).toMatch(expected);
  });
});
