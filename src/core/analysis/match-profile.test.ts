import { expect, it } from 'vitest';
import { type IdeaProfile, matchProfile } from './match-profile.ts';

/** Of an idea that is about carrying food. */
const DELIVERY: IdeaProfile = {
  functions: new Map([
    ['carry', 1],
    ['cool', 0.5],
  ]),
  flows: new Set(['food']),
  core: new Set(['food']),
};
const matchOf = (use: string, title = '') => matchProfile(DELIVERY, { use, title }).match;

it.each([
  ['shipping temperature-sensitive goods', 1, 'the doing itself'],
  ['cooling and shipping fruit', 1, 'a second doing'],
  ['scheduling parcel deliveries closely', 1, 'a happening that the doing is about'],
  ['stacking food conveyors', 0.8, 'a thing called after what it does'],
  ['recovering from drone package delivery failures', 0.8, 'named before what the doing is about'],
  ['protecting household appliances in transport', 0.8, 'another doing of the basis'],
  ['keeping food fresh in transport', 1, 'a doing that leaves the job to the words after it'],
  ['food delivery boxes', 1, 'no doing at all'],
  ['freezing vegetables', 0.5, 'what the name of the idea implies'],
  ['reading meters remotely', 0, 'nothing shared'],
])('%s: %d', (use, weight) => {
  expect(matchOf(use).jobMatch).toBe(weight);
});

it('a function that the title names counts whatever the use leads with', () => {
  expect(matchOf('measuring walking pace', 'Carrying aid for shopping').jobMatch).toBe(1);
});

it('things that the job is done to count more than things around it', () => {
  expect(matchOf('shipping meals and food').flowMatch).toBe(1);
  expect(matchOf('shipping radioactive fuel rods').flowMatch).toBeLessThanOrEqual(0);
});
