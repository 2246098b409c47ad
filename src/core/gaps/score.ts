import { SCORE_COMPONENTS, type ScoreComponent } from '../../contract/report.ts';
import { CALIBRATION } from './calibration.constants.ts';

export type ComponentValues = Record<ScoreComponent, number | null>;

/** Exponents of the weighted geometric mean; they sum to 1. */
export const SCORE_WEIGHTS: Readonly<Record<ScoreComponent, number>> = {
  under_combination: 0.25,
  plausibility: 0.4,
  momentum: 0.15,
  openness: 0.05,
  fit: 0.1,
  expired_art: 0.03,
  fragmentation: 0.02,
};

const FLOOR = 0.02;

/**
 * Weighted geometric mean of the measurable components, each floored at .02, in 0..1. Weights of components that the library
 * cannot measure (null) are shared among the others. Multiplicative, so that emptiness alone never ranks.
 */
export function rawScore(values: ComponentValues): number {
  let weight = 0;
  let log = 0;
  for (const name of SCORE_COMPONENTS) {
    const value = values[name];
    if (value === null) continue;
    weight += SCORE_WEIGHTS[name];
    log += SCORE_WEIGHTS[name] * Math.log(Math.min(1, Math.max(FLOOR, value)));
  }
  return weight > 0 ? Math.exp(log / weight) : 0;
}

/** Percentile of a raw score among the reference candidates, 0..1, linear between the shipped quantiles. */
export function calibrate(raw: number, quantiles: readonly number[] = CALIBRATION.rawQuantiles): number {
  const last = quantiles.length - 1;
  for (let i = 1; i <= last; i++) {
    const high = quantiles[i] as number;
    if (raw > high && i < last) continue;
    const low = quantiles[i - 1] as number;
    const within = high > low ? (raw - low) / (high - low) : 1;
    return Math.min(1, Math.max(0, (i - 1 + Math.min(1, Math.max(0, within))) / last));
  }
  return 1;
}

/** Chance that a pair of this plausibility is joined within five years, from the time split; null without a fit. */
export function probabilityOf(
  plausibility: number | null,
  table: readonly number[] | null = CALIBRATION.probabilityByDecile,
): number | null {
  if (plausibility === null || table === null || table.length === 0) return null;
  const at = Math.min(table.length - 1, Math.max(0, Math.floor(plausibility * table.length)));
  return table[at] as number;
}

/** So many points are within the doubt of a score. */
export const USUAL_POINTS = 5;

/**
 * `round(100 · calibrated · (0.5 + 0.5 · confidence))`, bent below the cap; 0 for a refuted gap. Up to half the cap a score stays
 * as it is; above, it approaches the cap without reaching it, so that the better of two bounded gaps still ranks higher. What is
 * usual for the main job of such things has {@link USUAL_POINTS} more, below the cap: it is what others will try.
 */
export function opportunityScore(input: {
  calibrated: number;
  confidence: number;
  cap: number;
  refuted: boolean;
  /** True for what is usual for the main job of such things. */
  isUsual: boolean;
}): number {
  if (input.refuted) return 0;
  const score = 100 * input.calibrated * (0.5 + 0.5 * input.confidence);
  const knee = input.cap / 2;
  const bent =
    input.cap >= 100 || score <= knee
      ? score
      : knee + (input.cap - knee) * (1 - Math.exp(-(score - knee) / (input.cap - knee)));
  const bounded = Math.max(0, Math.min(input.cap, Math.round(bent)));
  return input.isUsual ? Math.max(bounded, Math.min(input.cap - 1, bounded + USUAL_POINTS)) : bounded;
}

/** Percentile rank of a value among others, 0..1: the share that lies below, ties counting half. 0.5 for none. */
export function percentile(value: number, others: readonly number[]): number {
  if (others.length === 0) return 0.5;
  let below = 0;
  for (const other of others) below += other < value ? 1 : other === value ? 0.5 : 0;
  return below / others.length;
}

/**
 * Under-combination of two supports in N families: z = (c − E)/√(E + ½) with E = s_a·s_b/N, as a share of the most these supports
 * can reach (c = 0). 1 when the pair never occurs although it should, 0 when it occurs as often as chance has it, or more.
 */
export function underCombination(
  together: number,
  counts: { use: number; solution: number; families: number },
): number {
  const expected = (counts.use * counts.solution) / Math.max(1, counts.families);
  const scale = Math.sqrt(expected + 0.5);
  const z = (together - expected) / scale;
  const most = Math.min(1, expected / scale / 3);
  if (most <= 0) return together === 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -z / 3) / most);
}
