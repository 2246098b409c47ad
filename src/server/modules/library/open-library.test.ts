import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeSmallLibrary, type StarterLine } from '../../../../tests/small-library.ts';
import { openLibrary } from './open-library.ts';

const THINGS = 'pump valve sensor engine battery antenna printer catheter loom reactor'.split(' ');
const many = (count: number): StarterLine[] =>
  Array.from({ length: count }, (_, i) => ({
    patent_number: `US${6_000_000 + i}`,
    patent_title: `${THINGS[i % THINGS.length]} number ${i} for vehicle ${i % 97}`,
    patent_date: '2011-02-03',
  }));

it('gives a build up when told to, and takes it up at the next start', async () => {
  const place = await makeSmallLibrary(many(9_000));
  const stopping = new AbortController();
  const opening = openLibrary(place, stopping.signal);
  await wait(1_500);
  stopping.abort();
  await expect(opening).rejects.toThrow('The patent library has been closed.');
  const library = await openLibrary(place);
  expect((await library.stats()).documents).toBe(9_000);
  await library.close();
  await place.remove();
});
