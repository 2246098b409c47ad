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
  materials: new Set(),
};
const matchOf = (use: string, title = '') => matchProfile(DELIVERY, { use, title, novelty: '' }).match;

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

/** Of an idea that is about watering plants. */
const WATERING: IdeaProfile = {
  functions: new Map([['irrigate', 1]]),
  flows: new Set(['plant']),
  core: new Set(['plant']),
  materials: new Set(),
};

it('a job that the first sentence tells of the very things counts as told by the way', () => {
  const jobMatch = (use: string, opening: string) =>
    matchProfile(WATERING, { use, title: '', novelty: '', opening }).match.jobMatch;
  expect(jobMatch('automatic care of plant walls', 'A living plant wall is irrigated by a pump.')).toBe(0.8);
  expect(jobMatch('automatic care of plant walls', 'A pump irrigates what stands below.')).toBe(0);
  expect(jobMatch('cooling machines', 'A living plant wall is irrigated by a pump.')).toBe(0);
});

/** Of an idea for a thing that is to decay and to tell where it is. */
const NETS: IdeaProfile = {
  functions: new Map([
    ['locate', 1],
    ['degrade', 0.8],
  ]),
  flows: new Set(['fish', 'vehicle']),
  core: new Set(['fish']),
  materials: new Set(['degrade']),
};

it.each([
  ['recycling coffee grounds', 'biodegradable clay from coffee grounds', true],
  ['compostable product packaging film', 'polymer bond between cellulose layers', true],
  ['running a composter', 'fan drawing air to condensate reservoir', false],
  ['implanting a scaffold', 'non-degradable polymer membrane', false],
])('what a thing is made of carries over whatever it is for: %s', (use, novelty, same) => {
  const { match } = matchProfile(NETS, { use, title: '', novelty });
  expect(match.sameMaterial).toBe(same);
  expect(match.jobMatch).toBe(same ? 1 : use.includes('composter') ? 0.8 : 0);
});

it('what is around the job tells less than what is near to what it is done to', () => {
  const flowOf = (use: string) => matchProfile(NETS, { use, title: '', novelty: '' }).match.flowMatch;
  expect(flowOf('tracking bait')).toBe(1);
  expect(flowOf('tracking boats')).toBe(0.6);
  expect(flowOf('tracking trucks')).toBe(0.5);
});
