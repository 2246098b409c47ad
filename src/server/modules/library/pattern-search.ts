import { type Encoder, innerProduct } from '../encoder/encoder.ts';
import type { DesignPattern } from './design-patterns.ts';
import type { TermWeights } from './term-weights.ts';
import { termsOf } from './terms.ts';

/** What the chance is computed from, each 0 to 1. */
export const PATTERN_FEATURES = [
  'idea words in the aim',
  'aim words in the idea',
  'idea words in the pattern',
  'aim meaning',
  'pattern meaning',
] as const;

/** Logistic regression on ideas graded by readers; `scripts/fit-patterns.ts` fits it and prints how well it does. */
export const PATTERN_FIT = { bias: -6.53, weights: [-1.24, 3.33, 4.75, 0.05, 5.43] };

/** Least chance of a pattern that is offered. */
export const LEAST_CHANCE = 0.4;
/** A further pattern has to be nearly as likely as the best one, and likely in itself. */
const LEAST_FURTHER = { chance: 0.5, ofBest: 0.8 };

/** Of patterns in order of their chance, those that are offered. */
export function fittingPatterns<T extends { chance: number }>(
  nearest: readonly T[],
  least = LEAST_CHANCE,
): T[] {
  const best = nearest[0]?.chance ?? 0;
  if (best < least) return [];
  const further = Math.max(LEAST_FURTHER.chance, LEAST_FURTHER.ofBest * best);
  return nearest.filter(({ chance }, i) => i === 0 || chance >= further);
}

interface Indexed {
  pattern: DesignPattern;
  aim: ReadonlySet<number>;
  all: ReadonlySet<number>;
  aimVector: Float32Array;
  allVector: Float32Array;
}

export interface PatternSearch {
  /** Features of every pattern beside a text, in the order of the file. */
  features(text: string): Promise<{ pattern: DesignPattern; features: number[] }[]>;
  /** Patterns most likely to fit, best first, with their chance, 0 to 1. */
  nearest(text: string, limit: number): Promise<{ pattern: DesignPattern; chance: number }[]>;
}

const wholeText = ({ aim, problem, approaches, test }: DesignPattern): string =>
  [
    aim,
    problem,
    ...approaches.map(({ title, concept, terms }) => `${title}. ${concept} ${terms.join(' ')}`),
    test,
  ].join('. ');
const keysOf = (text: string): Set<number> => new Set(termsOf(text).map(({ key }) => key));

/** Chance that a pattern fits, from its features. */
export function patternChance(features: readonly number[], { bias, weights } = PATTERN_FIT): number {
  const z = features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias);
  return 1 / (1 + Math.exp(-z));
}

/** Searches design patterns with the words, weights, and vectors of the patent library. */
export async function createPatternSearch(
  patterns: readonly DesignPattern[],
  { encoder, weights }: { encoder: Encoder; weights: TermWeights },
): Promise<PatternSearch> {
  const aims = await encoder.embed(patterns.map(({ aim }) => aim));
  const wholes = await encoder.embed(patterns.map(wholeText));
  const indexed = patterns.map(
    (pattern, i): Indexed => ({
      pattern,
      aim: keysOf(pattern.aim),
      all: keysOf(wholeText(pattern)),
      aimVector: aims[i] as Float32Array,
      allVector: wholes[i] as Float32Array,
    }),
  );
  const share = (of: ReadonlySet<number>, within: ReadonlySet<number>): number => {
    let [found, all] = [0, 0];
    for (const key of of) {
      const idf = weights.idf(key);
      all += idf;
      if (within.has(key)) found += idf;
    }
    return all > 0 ? found / all : 0;
  };
  const features = async (text: string) => {
    const words = keysOf(text);
    const [vector = new Float32Array()] = await encoder.embed([text]);
    return indexed.map(({ pattern, aim, all, aimVector, allVector }) => ({
      pattern,
      features: [
        share(words, aim),
        share(aim, words),
        share(words, all),
        Math.max(0, innerProduct(vector, aimVector)),
        Math.max(0, innerProduct(vector, allVector)),
      ],
    }));
  };
  return {
    features,
    nearest: async (text, limit) =>
      (await features(text))
        .map((one) => ({ pattern: one.pattern, chance: patternChance(one.features) }))
        .sort((a, b) => b.chance - a.chance || (a.pattern.id < b.pattern.id ? -1 : 1))
        .slice(0, limit),
  };
}
