import { monitorEventLoopDelay } from 'node:perf_hooks';
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

it('never holds up the event loop, neither with a build nor with searches', async () => {
  const place = await makeSmallLibrary(many(9_000));
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const library = await openLibrary(place);
  await library.search(
    Array.from({ length: 36 }, (_, i) => ({ text: `a ${THINGS[i % 10]} for vehicles`, limit: 20 })),
  );
  delay.disable();
  await library.close();
  await place.remove();
  // Milliseconds: a busy machine gives a thread its turn late, a build of seconds would show as such.
  expect(delay.percentile(99) / 1e6).toBeLessThan(250);
});
