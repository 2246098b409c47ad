/** Numbers of several ranked lists in one order: reciprocal rank fusion (Cormack et al. 2009, k = 60), ties by number. */
export function reciprocalRanks(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists) {
    for (const [i, number] of list.entries()) scores.set(number, (scores.get(number) ?? 0) + 1 / (61 + i));
  }
  return [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([number]) => number);
}
