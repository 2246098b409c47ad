import { expect, it } from 'vitest';
import type { KnownConflict } from './design-conflicts.ts';
import { patentsBeside } from './laid-beside.ts';

const conflict = (...patents: [number: string, design: number | null][]): KnownConflict => ({
  thing: 'presses',
  of: 'own',
  known: {
    conflict: '',
    ways: [
      { way: 'a felt foot', how: '', ask: [] },
      { way: 'a slow ram', how: '', ask: [] },
    ],
    trial: '',
    sold: '',
    patents: patents.map(([number, design]) => ({ number, design, lends: `what ${number} lends` })),
  },
});

it('tells of each patent of all conflicts the design it goes with first, if any', () => {
  const found = patentsBeside(
    {
      ofIdea: conflict(['US1', 0]),
      ofJobs: new Map([['quieten', conflict(['US1', null], ['US2', null])]]),
    },
    () => true,
  );
  expect([...found]).toEqual([
    ['US1', { way: 'a felt foot', lends: 'what US1 lends' }],
    ['US2', { way: null, lends: 'what US2 lends' }],
  ]);
});

it('is nothing where no conflict is known, or no patent of one', () => {
  expect(patentsBeside({ ofIdea: null, ofJobs: new Map() }, () => true).size).toBe(0);
  expect(patentsBeside({ ofIdea: conflict(), ofJobs: new Map() }, () => true).size).toBe(0);
});

it('leaves out what goes with a design that the idea rules out, and all where it rules out each', () => {
  const known = { ofIdea: conflict(['US1', 0], ['US2', 1], ['US3', null]), ofJobs: new Map() };
  expect([...patentsBeside(known, ({ way }) => !way.includes('felt')).keys()]).toEqual(['US2', 'US3']);
  expect(patentsBeside(known, () => false).size).toBe(0);
});
