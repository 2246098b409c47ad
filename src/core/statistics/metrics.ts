import { lowerBound, shareBelow, upperBound } from './ranks.ts';

/** Sorted scores of one class. */
export function sortedOf(scores: ArrayLike<number>, wanted: (item: number) => boolean): Float64Array {
  const out = new Float64Array(scores.length);
  let n = 0;
  for (let i = 0; i < scores.length; i++) if (wanted(i)) out[n++] = scores[i] as number;
  return out.slice(0, n).sort();
}

/** Area under the ROC curve (Mann–Whitney), ties counting half; 0.5 when one class is absent. */
export function rocAuc(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  const negatives = sortedOf(scores, (i) => (labels[i] as number) === 0);
  const positives = sortedOf(scores, (i) => (labels[i] as number) > 0);
  if (positives.length === 0 || negatives.length === 0) return 0.5;
  return positives.reduce((sum, s) => sum + shareBelow(negatives, s), 0) / positives.length;
}

/** Average precision: area under the precision–recall curve; of equal scores the positives count as evenly spread. */
export function averagePrecision(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  const all = sortedOf(scores, () => true);
  const positives = sortedOf(scores, (i) => (labels[i] as number) > 0);
  const mean = (sorted: Float64Array, s: number) =>
    sorted.length - (lowerBound(sorted, s) + upperBound(sorted, s) - 1) / 2;
  const sum = positives.reduce((total, s) => total + mean(positives, s) / mean(all, s), 0);
  return positives.length > 0 ? sum / positives.length : 0;
}

/** Share of positives among the k best, and how many times the base rate that is; of equal scores a share counts. */
export function topK(
  scores: ArrayLike<number>,
  labels: ArrayLike<number>,
  k: number,
): { precision: number; lift: number } {
  const all = sortedOf(scores, () => true);
  const positives = sortedOf(scores, (i) => (labels[i] as number) > 0);
  const size = Math.min(k, all.length);
  if (size === 0 || positives.length === 0) return { precision: 0, lift: 0 };
  const last = all[all.length - size] as number;
  const above = all.length - upperBound(all, last);
  const ties = upperBound(all, last) - lowerBound(all, last);
  const tied = upperBound(positives, last) - lowerBound(positives, last);
  const found = positives.length - upperBound(positives, last) + (tied * (size - above)) / ties;
  return { precision: found / size, lift: (found / size) * (all.length / positives.length) };
}
