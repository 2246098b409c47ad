import { expect, it } from 'vitest';
import { principlesOf } from '../functions/principles/principles.ts';
import { createWordVectors } from '../language/word-vectors.ts';
import type { IdeaReading } from './read-idea.ts';
import { hardFor, noteOnUsual, readUsual } from './usual-principle.ts';

const idea = (reading: Partial<IdeaReading>): IdeaReading =>
  ({ product: null, purpose: null, context: null, means: null, without: null, ...reading }) as IdeaReading;

// Plants point one way, noise another; a pot is nearly a planter.
const words = createWordVectors({
  dimensions: 2,
  words: ['planter', 'pot', 'orchards', 'motor'],
  values: Int8Array.of(100, 0, 100, 20, 60, 80, 0, 100),
});

const usualIn = (reading: Partial<IdeaReading>) => {
  const usual = readUsual(idea(reading), ['irrigate'], words);
  return (name: string) => usual.get(principlesOf('irrigate').find((p) => p.name === name)!)!;
};

it('finds a principle usual where it is customary on such things, by the plural too', () => {
  const of = usualIn({ product: 'green planter' });
  expect(of('a wick from a reservoir').things).toContain('planters');
  expect(of('a wick from a reservoir').likeness).toBeCloseTo(1, 5);
});

it('goes by the thing, what it works on, and where', () => {
  for (const reading of [
    { product: 'motor', purpose: 'watering planters' },
    { product: 'motor', context: 'planter' },
    { purpose: 'watering a planter' },
  ])
    expect(usualIn(reading)('a wick from a reservoir').things).toContain('planters');
});

it('tells nothing as usual that is only somewhat like it, or of words nobody knows', () => {
  const of = usualIn({ product: 'motor' });
  expect(of('a wick from a reservoir').things).toEqual([]);
  expect(usualIn({ product: 'gizmo' })('a wick from a reservoir')).toEqual({ likeness: 0, things: [] });
});

const principle = (name: string) => principlesOf('irrigate').find((p) => p.name === name)!;

it('finds what is noted of a usual principle on the likest thing, and nothing of another', () => {
  const usual = readUsual(idea({ product: 'planter' }), ['irrigate'], words);
  const noteOn = (job: string, name: string, thing: string) =>
    thing === 'planters' ? `${job} with ${name}` : null;
  const wick = { job: 'irrigate', principle: principle('a wick from a reservoir') };
  expect(noteOnUsual(usual, wick, noteOn)).toEqual({
    thing: 'planters',
    note: 'irrigate with a wick from a reservoir',
  });
  expect(noteOnUsual(usual, wick, () => null)).toBeNull();
  const rain = { job: 'irrigate', principle: principle('sprinklers and sprays') };
  expect(noteOnUsual(usual, rain, noteOn)).toBeNull();
});

it('holds a lack against no principle that is usual all the same', () => {
  const usual = readUsual(idea({ product: 'planter' }), ['irrigate'], words);
  const frame = { usual, lacking: { always: {}, unlessUsual: { supply: 'there is none' } } };
  expect(hardFor(frame, principle('sprinklers and sprays'))).toBe(
    'it needs a supply of liquid or fuel, and there is none',
  );
  const asUsual = { ...principle('sprinklers and sprays') };
  const all = new Map([[asUsual, { likeness: 1, things: ['planters'] }]]);
  expect(hardFor({ usual: all, lacking: frame.lacking }, asUsual)).toBeNull();
});
