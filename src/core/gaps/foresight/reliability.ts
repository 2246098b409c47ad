/** Shares joined per tenth of a score, lowest first. */
export interface Tenths {
  observed: number[];
  /** The same made non-decreasing (pool adjacent violators). */
  isotonic: number[];
  sizes: number[];
}

/** Observed share of joined pairs per tenth of the score. */
export function reliability(scores: ArrayLike<number>, later: ArrayLike<number>, bins = 10): Tenths {
  const order = Array.from({ length: scores.length }, (_, i) => i).sort(
    (a, b) => (scores[a] as number) - (scores[b] as number) || a - b,
  );
  const observed: number[] = [];
  const sizes: number[] = [];
  for (let b = 0; b < bins; b++) {
    const part = order.slice(
      Math.floor((b * order.length) / bins),
      Math.floor(((b + 1) * order.length) / bins),
    );
    observed.push(part.filter((i) => (later[i] as number) > 0).length / Math.max(1, part.length));
    sizes.push(part.length);
  }
  return { observed, isotonic: poolAdjacent(observed, sizes), sizes };
}

/** A share fitted on one number of new documents, for another: meetings arrive in proportion to documents. */
export const forExposure = (share: number, ratio: number): number => 1 - (1 - share) ** ratio;

function poolAdjacent(values: readonly number[], weights: readonly number[]): number[] {
  const blocks: { value: number; weight: number; count: number }[] = [];
  values.forEach((value, i) => {
    blocks.push({ value, weight: weights[i] as number, count: 1 });
    while (blocks.length > 1 && blocks[blocks.length - 2]!.value > blocks[blocks.length - 1]!.value) {
      const last = blocks.pop()!;
      const before = blocks.pop()!;
      const weight = last.weight + before.weight;
      blocks.push({
        value: (last.value * last.weight + before.value * before.weight) / Math.max(1, weight),
        weight,
        count: last.count + before.count,
      });
    }
  });
  return blocks.flatMap((b) => new Array<number>(b.count).fill(b.value));
}
