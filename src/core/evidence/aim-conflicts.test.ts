import { expect, it } from 'vitest';
import { aimOf } from './aim-conflicts.ts';
import { readIdea } from './read-idea.ts';

const aim = (name: string, ...needs: string[][]) => ({
  aim: name,
  needs,
  conflict: '',
  ways: [],
  trial: '',
  sold: '',
});

const AIMS = [
  aim('folding bicycle helmets flat', ['helmet'], ['fold', 'collapsible']),
  aim('warning cyclists of cars', ['helmet', 'cyclist'], ['from behind', 'car']),
  aim('warning cyclists of cars by helmet', ['helmet'], ['from behind'], ['warn']),
  aim('filming rides', ['helmet', 'ride'], ['camera', 'film']),
];

const found = (idea: string) => aimOf(readIdea(idea), AIMS)?.aim.aim ?? null;

it('is what has a word of each group in the idea, however that is inflected', () => {
  expect(found('a bicycle helmet that folds flat')).toBe('folding bicycle helmets flat');
  expect(found('Collapsible helmets')).toBe('folding bicycle helmets flat');
});

it('is nothing where a group has no word in it, or a phrase is not in a row', () => {
  expect(found('a bicycle helmet with better straps')).toBeNull();
  expect(found('a helmet with a mirror behind which hands move from the rear')).toBeNull();
});

it('is nothing of how a thing is put on', () => {
  const aims = [aim('freeing stuck bolts', ['bolt'], ['stuck', 'free'])];
  expect(aimOf(readIdea('wheels for a wheelchair stuck on gravel, bolt-on'), aims)).toBeNull();
  expect(aimOf(readIdea('a tool that frees a stuck bolt'), aims)).not.toBeNull();
});

it('is what takes up most of the idea', () => {
  expect(found('a helmet that warns of trucks from behind')).toBe('warning cyclists of cars by helmet');
});

it('covers the idea where hardly a word of it says anything else', () => {
  const covers = (idea: string) => aimOf(readIdea(idea), AIMS)?.coversIdea;
  expect(covers('a helmet that warns from behind')).toBe(true);
  expect(covers('a helmet that warns from behind and records the route home')).toBe(false);
});

it('is nothing that shares no word of its name with the idea', () => {
  expect(found('a collapsible hat box')).toBeNull();
  expect(
    aimOf(readIdea('a collapsible hat box'), [aim('folding hats', ['hat'], ['collapsible'])])?.aim.aim,
  ).toBe('folding hats');
  expect(
    aimOf(readIdea('a collapsible hat box'), [aim('folding caps', ['hat'], ['collapsible'])]),
  ).toBeNull();
});

it('is found by the thing and its purpose in an idea told at length, or by the trouble told with it', () => {
  const long =
    'A collapsible helmet that folds itself, weighs less than a loaf of bread, comes in six colours and costs about as much as two cinema tickets with popcorn and a drink.';
  expect(found(long)).toBe('folding bicycle helmets flat');
  const trouble =
    'Cyclists get hit by cars. I want a small lamp on the rear rack that blinks with a rhythm which nobody on the road overlooks in rain or snow.';
  expect(aimOf(readIdea(trouble), AIMS)).toMatchObject({
    aim: AIMS[1],
    coversIdea: false,
    isMostOfIt: true,
  });
  expect(
    found('Cyclists wait long. I own a garage with old cars, a lift, four tool walls and a paint booth.'),
  ).toBeNull();
});

it('may take up less where its name stands in the idea, and needs no name where it takes up nearly all', () => {
  const flip = aim('keeping umbrellas whole in strong wind', ['umbrella'], ['wind']);
  const aimFor = (idea: string, known: typeof flip) => aimOf(readIdea(idea), [known])?.aim ?? null;
  expect(aimFor('an umbrella that never flips inside out in strong wind', flip)).toBe(flip);
  expect(aimFor('a fan in a tunnel that tests cars, bridges and an umbrella in wind', flip)).toBeNull();
  const moods = aim('telling what pets mean', ['collar', 'dog'], ['bark', 'mood']);
  expect(aimFor('a collar that tells moods by barking', moods)).toBe(moods);
});

it('is nothing that the idea must do without', () => {
  expect(found('a helmet that records rides without a camera')).toBeNull();
  expect(found('a helmet for long rides, so that they are kept without a camera')).toBeNull();
  expect(found('a helmet without a strap that folds flat')).toBe('folding bicycle helmets flat');
});

it('is, where nothing else is, what its very thing is known to want', () => {
  const pills = aim('dispensing pills for old people', ['pill'], ['dispenser']);
  const idea = readIdea('a pill dispenser that calls the family at night');
  expect(aimOf(idea, [pills])).toMatchObject({ aim: pills, coversIdea: false, isMostOfIt: false });
  const calls = aim('calling the family', ['call'], ['nurse', 'family']);
  expect(aimOf(idea, [pills, calls])?.aim).toBe(calls);
});

it('is what shares the purpose with the idea before what shares the thing alone', () => {
  const fires = aim('putting out small fires by extinguisher', ['extinguisher'], ['fire', 'extinguisher']);
  const service = aim('servicing extinguishers in time', ['extinguisher'], ['servicing', 'expired']);
  const idea = readIdea('a fire extinguisher that tells you when it needs servicing');
  expect(aimOf(idea, [fires, service])?.aim).toBe(service);
  expect(aimOf(idea, [fires])).toMatchObject({ aim: fires, coversIdea: false });
});

it('is what the idea is to avoid, of what nobody wants', () => {
  const smell = aim('keeping fridges from smelling', ['fridge'], ['smell', 'odor']);
  expect(aimOf(readIdea('a fridge without bad smells'), [smell])?.aim).toBe(smell);
  expect(aimOf(readIdea('a fridge that cools wine without bad smells'), [smell])).toBeNull();
});

it('is nothing that takes up little of the idea', () => {
  expect(
    found('a folding chair table bench bed stove lamp tent rack and trolley with a helmet hook'),
  ).toBeNull();
});

it('is nothing for an idea that says nothing', () => {
  expect(found('the of and')).toBeNull();
});
