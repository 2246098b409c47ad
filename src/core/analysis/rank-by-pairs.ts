/** Every pair of ids, in a fixed order. */
export function pairsOf(ids: readonly string[]): [string, string][] {
  return ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, string] => [a, b]));
}

/**
 * Orders ids by the pairs they won, over several rounds of choices; ties keep the order given. A choice that names
 * neither of its pair counts for nobody.
 */
export function rankByPairs(
  ids: readonly string[],
  rounds: readonly { pairs: readonly (readonly [string, string])[]; winners: readonly string[] }[],
): string[] {
  const wins = new Map(ids.map((id) => [id, 0]));
  for (const { pairs, winners } of rounds) {
    pairs.forEach((pair, i) => {
      const winner = winners[i];
      if (winner !== undefined && pair.includes(winner)) wins.set(winner, (wins.get(winner) ?? 0) + 1);
    });
  }
  return [...ids].sort((a, b) => wins.get(b)! - wins.get(a)! || ids.indexOf(a) - ids.indexOf(b));
}
