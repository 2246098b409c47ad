import type { Medium } from '../medium.ts';

/** What a principle cannot do without, beyond what nearly any product has. */
export const NEEDS = [
  'power',
  'supply',
  'drain',
  'sky',
  'press',
  'hazard',
  'sight',
  'signal',
  'crowd',
  'skill',
  'plant',
] as const;
export type Need = (typeof NEEDS)[number];

/**
 * A working principle (Pahl and Beitz, "Engineering Design", 3rd ed. 2007, ch. 6): one way of doing a function, whatever is built
 * on it and whatever it is done to. General engineering knowledge; it says nothing of any patent.
 */
export interface WorkingPrinciple {
  /** Noun phrase, to follow "by": "stored cold", "evaporation". */
  name: string;
  /** What limits it in general, to follow "It": "must be frozen again between uses". */
  limit: string;
  /** The figure or relation that decides whether it is enough, to follow "Rule of thumb:": "melting ice takes up 334 kJ per kilogram". */
  rule: string;
  /** The cheapest trial that could show that it is not, in the imperative: "freeze a gel pack and …, and stop if …". */
  trial: string;
  /** Words by which the text of a patent shows it. */
  cues: RegExp;
  /** What to ask a full database for: terms of one or two words. */
  terms: readonly string[];
  /** Things on which it is customary, the most typical first, divided by commas: "planters, flowerpots, houseplants". */
  usualOn: string;
  /** True where it takes a plant, a building or a vehicle: nothing for what a person wears, carries or has on a table. */
  large?: true;
  needs?: readonly Need[];
  /** What it is of, where it is of no use to things of another medium: a drug's carrier to a net. */
  medium?: Medium;
}

/** Working principles by function, the most usual first. */
export type WorkingPrinciples = Readonly<Record<string, readonly WorkingPrinciple[]>>;
