import { sortedOf } from './metrics.ts';
import { createRandom } from './random.ts';
import { shareBelow } from './ranks.ts';

/** An estimate with its 95 % interval. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** Scored pairs of concepts with their classes: an AUC, and what each pair adds to it. */
export interface Placements {
  value: number;
  left: ArrayLike<number>;
  right: ArrayLike<number>;
  positive: Uint8Array;
  /** Share of the other class that each pair stands on the right side of. */
  placement: Float64Array;
}

/** Placement of each pair among the other class; their mean over either class is the AUC. Source: DeLong et al., Biometrics 44, 1988. */
export function placePairs(
  pairs: { left: ArrayLike<number>; right: ArrayLike<number>; positive: Uint8Array },
  scores: ArrayLike<number>,
): Placements {
  const { positive } = pairs;
  const low = sortedOf(scores, (i) => positive[i] === 0);
  const high = sortedOf(scores, (i) => positive[i] === 1);
  const placement = Float64Array.from(scores, (s, i) =>
    positive[i] === 1 ? shareBelow(low, s) : 1 - shareBelow(high, s),
  );
  return { ...pairs, placement, value: meanOf(placement, (i) => positive[i] as number) };
}

function meanOf(values: ArrayLike<number>, weight: (i: number) => number): number {
  let [sum, total] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    sum += weight(i) * (values[i] as number);
    total += weight(i);
  }
  return total > 0 ? sum / total : 0.5;
}

const ROUNDS = 500;

/** How often each concept is drawn, for every round of a bootstrap over concepts: pairs that share a concept are not independent. */
export function drawConcepts(size: number, seed: number): Uint8Array[] {
  const random = createRandom(seed);
  return Array.from({ length: ROUNDS }, () => {
    const drawn = new Uint8Array(size);
    for (let i = 0; i < size; i++) {
      const at = Math.floor(random() * size);
      drawn[at] = Math.min(255, (drawn[at] as number) + 1);
    }
    return drawn;
  });
}

/** Values of an AUC in each round: the linear (Hájek) form, a pair weighing as often as both its concepts are drawn. */
export function resample(placements: Placements, draws: readonly Uint8Array[]): Float64Array {
  const { left, right, positive, placement, value } = placements;
  return Float64Array.from(draws, (drawn) => {
    const weight = (i: number) =>
      (drawn[left[i] as number] as number) * (drawn[right[i] as number] as number);
    const ofPositives = meanOf(placement, (i) => (positive[i] === 1 ? weight(i) : 0));
    const ofNegatives = meanOf(placement, (i) => (positive[i] === 0 ? weight(i) : 0));
    return ofPositives + ofNegatives - value;
  });
}

/** Percentile interval of a value from its resampled values. */
export function intervalOf(value: number, resampled: ArrayLike<number>): Interval {
  const sorted = Float64Array.from(resampled).sort();
  const at = (p: number) => sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? value;
  return { value, low: at(0.025), high: at(0.975) };
}
