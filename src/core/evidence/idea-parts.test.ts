import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ideaParts } from './idea-parts.ts';
import { weighTerms } from './idea-terms.ts';
import { readIdea } from './read-idea.ts';

// Every word is equally rare here: weights differ by role alone.
const model = { documents: 100, df: () => 5 } as unknown as Parameters<typeof weighTerms>[1];

function partsOf(text: string) {
  const idea = readIdea(text);
  return ideaParts(idea, weighTerms(idea, model));
}

describe('an idea part by part', () => {
  it.each([
    [
      'a baby bottle that cools formula to drinking temperature',
      'baby bottle | cooling formula | drinking temperature',
    ],
    [
      'biodegradable fishing nets that report their position',
      'biodegradable | fishing nets | reporting their position',
    ],
    ['a self-watering planter for offices', 'self-watering | planter | offices'],
    ['detecting falls of elderly people without cameras', 'detecting falls | elderly people'],
    ['an app that matches idle truck capacity with freight', 'matching idle truck capacity | freight'],
    ['quieter leaf blowers', 'leaf blowers | quieter'],
    ['a box that reminds patients to take their medicine', 'box | reminding patients | medicine'],
    [
      'a prosthetic hand with fingertips that feel pressure',
      'prosthetic hand | feeling pressure | fingertips',
    ],
    ['charging electric cars from street lamp posts', 'charging electric cars | street lamp posts'],
  ])('%s', (text, parts) => {
    expect(
      partsOf(text)
        .map((part) => part.label)
        .join(' | '),
    ).toBe(parts);
  });

  it('reads any text, whatever signs are in it', () => {
    expect(partsOf('quieter (leaf blowers [x').length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        for (const part of partsOf(`quieter ${text} for c++ (offices`))
          expect(part.terms.total).toBeGreaterThan(0);
      }),
    );
  });

  it('has at most six, and says no word twice', () => {
    const parts = partsOf(
      'a bottle for a bottle in a car with a lid and a cap on a shelf near a door by a bed under a lamp',
    );
    expect(parts.length).toBeLessThanOrEqual(6);
    const stems = parts.flatMap((part) => part.terms.list.map((term) => term.stem));
    expect(new Set(stems).size).toBe(stems.length);
  });
});
