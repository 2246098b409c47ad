import { expect, it } from 'vitest';
import { principlesOf } from '../functions/principles/principles.ts';
import { createWordVectors } from '../language/word-vectors.ts';
import type { IdeaReading } from './read-idea.ts';
import { readUsual } from './usual-principle.ts';

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
