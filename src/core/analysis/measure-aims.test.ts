import { expect, it } from 'vitest';
import { aim, OTHER_AIMS } from '../evidence/aims.fixture.ts';
import { NO_WORDS } from '../language/word-vectors.ts';
import { measureAims } from './measure-aims.ts';

const AIMS = [
  aim('folding bicycle helmets flat', ['helmet'], ['fold', 'flat']),
  aim('keeping fridges from smelling', ['fridge'], ['smell', 'odor']),
  ...OTHER_AIMS,
];
const HELMET = 'folding bicycle helmets flat';
const FRIDGE = 'keeping fridges from smelling';

const measure = (heldOut: Parameters<typeof measureAims>[0]['heldOut'], ideas = heldOut) =>
  measureAims({ ideas, heldOut }, AIMS, NO_WORDS);

it('counts what ideas are told by its grade, and what nobody has graded', () => {
  const { rules, served, pairs } = measure([
    { idea: 'a bicycle helmet that folds flat', grades: { [HELMET]: 3, [FRIDGE]: 0 } },
    { idea: 'a fridge that keeps smells away', grades: { [FRIDGE]: 1 } },
    { idea: 'a fridge without bad smells and odors', grades: { [HELMET]: 0 } },
    { idea: 'a choir for people who sing alone', grades: { [HELMET]: 0 } },
  ]);
  expect(rules.at(-2)).toEqual({
    rule: 'chance, ideas held out',
    told: 3,
    own: 1,
    near: 0,
    part: 1,
    other: 0,
    ungraded: 1,
  });
  // What shares no word with an idea is no pair.
  expect([served, pairs]).toEqual([1, 2]);
});

it('counts what was graded since, and learns nothing from it', () => {
  const idea = 'a bicycle helmet that folds flat';
  const { rules, pairs } = measure([{ idea, grades: {}, since: { [HELMET]: 3 } }]);
  expect(rules.at(-2)).toMatchObject({ told: 1, own: 1, ungraded: 0 });
  expect(pairs).toBe(0);
});
