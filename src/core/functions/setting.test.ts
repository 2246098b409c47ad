import { expect, it } from 'vitest';
import { principlesOf } from './principles/principles.ts';
import { hardIn, lackingFor } from './setting.ts';

const principle = (job: string, name: string) => principlesOf(job).find((p) => p.name === name)!;

it('tells what the place or the thing lacks of what a principle needs', () => {
  const office = lackingFor('self-watering planter offices', false);
  expect(hardIn(office, principle('irrigate', 'sprinklers and sprays'))).toBe(
    'it needs a drain, and a room has none where it stands',
  );
  const drone = lackingFor('drone cleaning solar panels', false);
  expect(hardIn(drone, principle('clean', 'water jets and rinsing'))).toMatch(/all of it has to be lifted$/);
  expect(hardIn(lackingFor('bottle', true), principle('cool', 'a thermoelectric element'))).toMatch(
    /more power than a small battery gives/,
  );
});

it('has nothing against a principle that needs nothing special, or where nothing is known to be lacking', () => {
  const wick = principle('irrigate', 'a wick from a reservoir');
  expect(hardIn(lackingFor('planter for offices', true), wick)).toBeNull();
  for (const { needs = [] } of principlesOf('clean'))
    expect(hardIn(lackingFor('car wash', false), { needs })).toBeNull();
});

it('goes by whole words: an official is no office', () => {
  expect(lackingFor('seal for official documents', false)).toEqual({});
});
