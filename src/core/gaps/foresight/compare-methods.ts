import type { Interval, Placements } from '../../statistics/bootstrap.ts';
import { drawConcepts, intervalOf, placePairs, resample } from '../../statistics/bootstrap.ts';
import { averagePrecision, rocAuc, topK } from '../../statistics/metrics.ts';
import { createRandom } from '../../statistics/random.ts';
import { applyMixture } from './mixture.ts';
import type { Mixtures, Split } from './time-split.ts';
import { matchByDegree, samplePairs } from './time-split.ts';

/** Quality of one score on one split; intervals by bootstrap over concepts. */
export interface MethodResult {
  method: string;
  auc: Interval;
  /** AUC over the joined pairs and as many never joined ones of the same popularity. */
  matched: Interval;
  /** Share of joined pairs that score above the one they are matched with. */
  beside: Interval;
  averagePrecision: number;
  precision100: number;
  lift100: number;
  /** AUC of pairs joined by at least three families; null when there are none. */
  aucThree: number | null;
  /** The mixture less this method, paired; for `matched` the mixture of equal popularity. Null for the mixtures. */
  ahead: { auc: Interval; matched: Interval; beside: Interval } | null;
}

export const FORECAST = 'mixture';
export const EQUAL_POPULARITY = 'mixture for equal popularity';

/** Scores of all methods: the mixtures, the baselines, and the parts of the product's score. */
export function scoreMethods(
  { table, standardised, later }: Split,
  mixtures: Mixtures,
  seed: number,
): { method: string; scores: ArrayLike<number> }[] {
  const random = createRandom(seed);
  const f = table.features;
  return [
    { method: FORECAST, scores: applyMixture(standardised, mixtures.forecast) },
    { method: EQUAL_POPULARITY, scores: applyMixture(standardised, mixtures.equalPopularity) },
    { method: 'random', scores: Float32Array.from(later, () => random()) },
    { method: 'preferential attachment (U)', scores: f.attachment },
    { method: 'common neighbours', scores: f.common },
    { method: 'Adamic–Adar', scores: f.adamic },
    { method: 'resource allocation', scores: f.allocation },
    { method: 'two-step cosine', scores: f.two_step },
    { method: 'PPMI–SVD cosine', scores: f.latent },
    { method: 'PPMI cosine (P)', scores: f.profile },
    { method: 'momentum (M)', scores: f.momentum },
    { method: 'openness (O)', scores: f.openness },
  ];
}

/** Everything that is the same for all methods of a split. */
interface Bench {
  split: Split;
  draws: Uint8Array[];
  sample: number[];
  matched: ReturnType<typeof matchByDegree>;
}

interface Measured {
  exact: { auc: number; matched: number; beside: number };
  rounds: { auc: Float64Array; matched: Float64Array; beside: Float64Array };
}

function place(
  { split }: Bench,
  pairs: readonly number[],
  of: { scores: ArrayLike<number>; positive: Uint8Array },
): Placements {
  const { left, right } = split.table;
  const ends = { left: pairs.map((i) => left[i] as number), right: pairs.map((i) => right[i] as number) };
  return placePairs(
    { ...ends, positive: of.positive },
    pairs.map((i) => of.scores[i] as number),
  );
}

function measure(bench: Bench, scores: ArrayLike<number>): Measured {
  const { split, sample, matched, draws } = bench;
  const all = place(bench, sample, {
    scores,
    positive: Uint8Array.from(sample, (i) => ((split.later[i] as number) > 0 ? 1 : 0)),
  });
  const pairs = [...matched.joined, ...matched.others];
  const equal = place(bench, pairs, {
    scores,
    positive: Uint8Array.from(pairs, (_, i) => (i < matched.joined.length ? 1 : 0)),
  });
  const exact = rocAuc(scores, split.later);
  const wins = matched.joined.map((pair, i): number => {
    const [own, other] = [scores[pair] as number, scores[matched.others[i] as number] as number];
    return own > other ? 1 : own === other ? 0.5 : 0;
  });
  const beside = wins.reduce((sum, w) => sum + w, 0) / Math.max(1, wins.length);
  const ofWins: Placements = {
    left: matched.joined.map((i) => split.table.left[i] as number),
    right: matched.joined.map((i) => split.table.right[i] as number),
    positive: new Uint8Array(wins.length).fill(1),
    placement: Float64Array.from(wins),
    value: 0.5,
  };
  return {
    exact: { auc: exact, matched: equal.value, beside },
    rounds: {
      auc: resample(all, draws).map((v) => v - all.value + exact),
      matched: resample(equal, draws),
      beside: resample(ofWins, draws),
    },
  };
}

const MEASURES = ['auc', 'matched', 'beside'] as const;

const difference = (name: (typeof MEASURES)[number], of: Measured, other: Measured): Interval =>
  intervalOf(
    of.exact[name] - other.exact[name],
    of.rounds[name].map((v, r) => v - (other.rounds[name][r] as number)),
  );

/** All methods on one split. */
export function compareMethods(split: Split, mixtures: Mixtures, seed: number): MethodResult[] {
  const bench: Bench = {
    split,
    draws: drawConcepts(split.graph.concepts.length, seed),
    sample: samplePairs(split.later, { joined: 6000, others: 12_000, seed }).pairs,
    matched: matchByDegree(split, { least: 1, seed }),
  };
  const joined = Uint8Array.from(split.later, (n) => (n > 0 ? 1 : 0));
  const thrice = Uint8Array.from(split.later, (n) => (n > 2 ? 1 : 0));
  const methods = scoreMethods(split, mixtures, seed);
  const measured = methods.map(({ scores }) => measure(bench, scores));
  const [forecast, equal] = measured as [Measured, Measured];
  return methods.map(({ method, scores }, m) => {
    const own = measured[m] as Measured;
    const best = topK(scores, joined, 100);
    const interval = (name: (typeof MEASURES)[number]) => intervalOf(own.exact[name], own.rounds[name]);
    return {
      method,
      auc: interval('auc'),
      matched: interval('matched'),
      beside: interval('beside'),
      averagePrecision: averagePrecision(scores, joined),
      precision100: best.precision,
      lift100: best.lift,
      aucThree: thrice.includes(1) ? rocAuc(scores, thrice) : null,
      ahead:
        m < 2
          ? null
          : {
              auc: difference('auc', forecast, own),
              matched: difference('matched', equal, own),
              beside: difference('beside', forecast, own),
            },
    };
  });
}
