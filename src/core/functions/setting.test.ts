import { expect, it } from 'vitest';
import { principlesOf } from './principles/principles.ts';
import { hardIn, lackingFor } from './setting.ts';

const principle = (job: string, name: string) => principlesOf(job).find((p) => p.name === name)!;

it('tells what the place or the thing lacks of what a principle needs', () => {
  const office = lackingFor('self-watering planter offices', false);
  expect(hardIn(office, principle('irrigate', 'sprinklers and sprays'), false)).toBe(
    'it needs a drain, and a room has none where it stands unless the liquid goes round in a closed tank',
  );
  const drone = lackingFor('drone cleaning solar panels', false);
  expect(hardIn(drone, principle('clean', 'water jets and rinsing'), true)).toMatch(
    /all of it has to be lifted unless a hose/,
  );
  expect(hardIn(lackingFor('bottle', true), principle('cool', 'a thermoelectric element'), false)).toMatch(
    /more power than a small battery gives/,
  );
});

it('holds no lack against what is usual all the same, unless it has to be lifted', () => {
  const lacking = lackingFor('drone for offices', false);
  expect(hardIn(lacking, { needs: ['sky'] }, true)).toBeNull();
  expect(hardIn(lacking, { needs: ['sky'] }, false)).toMatch(/^it needs sun/);
  expect(hardIn(lacking, { needs: ['press'] }, true)).toMatch(/little to push against/);
});

it('has nothing against a principle that needs nothing special, or where nothing is known to be lacking', () => {
  const wick = principle('irrigate', 'a wick from a reservoir');
  expect(hardIn(lackingFor('planter for offices', true), wick, false)).toBeNull();
  for (const { needs = [] } of principlesOf('clean'))
    expect(hardIn(lackingFor('car wash', false), { needs }, false)).toBeNull();
});

it('holds the lack of a sky against what is usual too where the thing lies in the water', () => {
  const nets = lackingFor('biodegradable fishing nets', false);
  expect(hardIn(nets, { needs: ['sky'] }, true)).toMatch(/unless a float carries the receiver/);
  expect(hardIn(lackingFor('fishing rods', false), { needs: ['sky'] }, true)).toBeNull();
});

it('finds a socket for what stands in a room', () => {
  const heater = { needs: ['power'] as const };
  expect(hardIn(lackingFor('planter for offices', true), heater, false)).toBeNull();
  expect(hardIn(lackingFor('planter for balconies', true), heater, false)).toMatch(/more power/);
});

it('goes by whole words: an official is no office', () => {
  expect(lackingFor('seal for official documents', false)).toEqual({ always: {}, unlessUsual: {} });
});
