import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { offeringSentence, sentencesOf, splitOffering, withoutLeadIn } from './idea-sentences.ts';

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
    [
      'Planter for balcony tomatoes that waters itself. Renters have no tap. The soil should stay moist when it rains.',
      'Planter',
    ],
    [
      'Dust catcher for drilling overhead. I am an electrician and it has to work without suction.',
      'Dust catcher',
    ],
    ['Bicycle lock for coffee stops. The whole thing has to stay under 200 g.', 'Bicycle lock'],
    ["Kids fear the drill. I'm a dentist, I want headphones that cancel just the drill.", 'headphones'],
    [
      'I was a stage manager for years. I would make a strip of buzzing floor that you feel.',
      'strip of buzzing floor',
    ],
    [
      'My daughter is allergic to glue. I would pay a lot for a soft armband that holds the pump.',
      'soft armband',
    ],
    ['Clients slip in old text. I want software that compares a new job with old ones.', 'software'],
    ['I sell wedding saris and need a service which removes stains', 'service'],
    ['Every spring people claim I broke it. Please build me a box that logs the position.', 'box'],
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
      }),
    );
  });

  it('takes time in proportion to the length of a text', () => {
    const took = (n: number) => {
      const text = 'with a lever and a '.repeat(n);
      const began = performance.now();
      read(text);
      return performance.now() - began;
    };
    took(50);
    // 5,000 characters are the longest idea; a quadratic pattern would take seconds.
    expect(took(260)).toBeLessThan(1000);
  });
});
