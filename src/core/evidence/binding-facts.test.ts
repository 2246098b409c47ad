import { expect, it } from 'vitest';
import { createWordVectors } from '../language/word-vectors.ts';
import { bindingFacts } from './binding-facts.ts';
import { readIdea } from './read-idea.ts';

// A drone and a plane point one way, panels another.
const words = createWordVectors({
  dimensions: 2,
  words: ['drone', 'plane', 'panel', 'trains'],
  values: Int8Array.of(100, 0, 100, 40, 0, 100, 50, 80),
});
const thingFacts = new Map([
  ['drones', 'they hover'],
  ['drone gimbals', 'they tilt'],
  ['panels', 'they lie still'],
  ['trains', 'they brake late'],
]);
const things = (text: string) =>
  bindingFacts(readIdea(text), { thingFacts }, words).map(({ thing }) => thing);

it('tells what binds the thing and what it works on, each once', () => {
  expect(bindingFacts(readIdea('a drone that cleans panels'), { thingFacts }, words)).toEqual([
    { thing: 'drones', fact: 'they hover' },
    { thing: 'panels', fact: 'they lie still' },
  ]);
  expect(things('a drone that cleans drones')).toEqual(['drones']);
});

it('takes what means nearly the same, but no other thing and no other form of the word', () => {
  expect(things('a plane')).toEqual(['drones']);
  expect(things('a training gizmo')).toEqual([]);
});
