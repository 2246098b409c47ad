import { reciprocalRank } from '../../../core/analysis/reciprocal-rank.ts';

/** Numbers of several ranked lists in one order, by fused reciprocal ranks, ties by number. */
export function reciprocalRanks(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists) {
    for (const [i, number] of list.entries())
      scores.set(number, (scores.get(number) ?? 0) + reciprocalRank(i));
  }
  return [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([number]) => number);
}
