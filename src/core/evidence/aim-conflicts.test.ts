import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_WORDS } from '../language/word-vectors.ts';
import { aimOf, aimsOf } from './aim-conflicts.ts';
import { aim, OTHER_AIMS } from './aims.fixture.ts';
import { readIdea } from './read-idea.ts';

const AIMS = [
  aim('folding bicycle helmets flat', ['helmet'], ['fold', 'collapsible']),
  aim('warning cyclists of cars', ['helmet', 'cyclist'], ['from behind', 'car']),
  aim('filming rides', ['helmet', 'ride'], ['camera', 'film']),
  aim('keeping fridges from smelling', ['fridge'], ['smell', 'odor']),
  aim('freeing stuck bolts', ['bolt'], ['stuck', 'free']),
  aim('keeping umbrellas whole in strong wind', ['umbrella'], ['wind', 'storm']),
  ...OTHER_AIMS,
];

const found = (idea: string) => aimOf(readIdea(idea), AIMS, NO_WORDS)?.aim.aim ?? null;

it('is what has the words of the idea, however those are inflected', () => {
  expect(found('a bicycle helmet that folds flat')).toBe('folding bicycle helmets flat');
  expect(found('Collapsible bicycle helmets')).toBe('folding bicycle helmets flat');
  expect(found('an umbrella that stays whole in storms')).toBe('keeping umbrellas whole in strong wind');
});

it('is nothing that shares a word or two of an idea about something else', () => {
  expect(found('a bicycle courier service for hot soup')).toBeNull();
  expect(found('a fan in a tunnel that tests bridges, towers and an umbrella in the wind')).toBeNull();
});

it('is nothing that shares only what every aim says', () => {
  expect(found('keeping it good in use')).toBeNull();
});

it('is nothing of how a thing is put on', () => {
  expect(found('bolt-on parts for free wheels that are stuck')).toBeNull();
  expect(found('freeing bolts that are stuck')).toBe('freeing stuck bolts');
});

it('is nothing that the idea must do without', () => {
  expect(found('a helmet for rides without a camera or film')).toBeNull();
  expect(found('a helmet for filming rides with a camera')).toBe('filming rides');
});

it('is what the idea is to avoid, of what nobody wants', () => {
  expect(found('a fridge without smells')).toBe('keeping fridges from smelling');
});

it('is found by the trouble that is told with an idea', () => {
  expect(found('Cyclists get no warning of cars from behind. I want a helmet that warns.')).toBe(
    'warning cyclists of cars',
  );
});

it('is nothing for an idea that says nothing', () => {
  expect(found('the of and')).toBeNull();
});

it('tells chances between 0 and 1, the likeliest first, the same each time', () => {
  const words = ['helmet', 'cyclists', 'umbrella', 'wind', 'fold', 'smell', 'of', 'a', 'that', 'cars', 'x9'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }), (list) => {
      const idea = readIdea(list.join(' '));
      const chances = aimsOf(idea, AIMS, NO_WORDS).map(({ chance }) => chance);
      expect(chances.every((chance) => chance > 0 && chance < 1)).toBe(true);
      expect(chances).toEqual([...chances].sort((a, b) => b - a));
      expect(aimsOf(idea, AIMS, NO_WORDS).map(({ chance }) => chance)).toEqual(chances);
    }),
  );
});
