/** Deterministic numbers in [0, 1) from a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Area under the ROC curve by ranks (Mann–Whitney), ties counting half; 0.5 when one class is absent. */
export function rocAuc(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  const order = Array.from({ length: scores.length }, (_, i) => i).sort(
    (a, b) => (scores[a] as number) - (scores[b] as number),
  );
  let rankSum = 0;
  let positives = 0;
  for (let i = 0; i < order.length; ) {
    let j = i;
    while (j < order.length && scores[order[j] as number] === scores[order[i] as number]) j++;
    const rank = (i + 1 + j) / 2;
    for (let k = i; k < j; k++) {
      if ((labels[order[k] as number] as number) > 0) {
        rankSum += rank;
        positives++;
      }
    }
    i = j;
  }
  const negatives = order.length - positives;
  return positives === 0 || negatives === 0
    ? 0.5
    : (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** Average precision: area under the precision–recall curve. */
export function averagePrecision(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  const order = Array.from({ length: scores.length }, (_, i) => i).sort(
    (a, b) => (scores[b] as number) - (scores[a] as number) || a - b,
  );
  let hits = 0;
  let sum = 0;
  order.forEach((item, place) => {
    if ((labels[item] as number) > 0) {
      hits++;
      sum += hits / (place + 1);
    }
  });
  return hits > 0 ? sum / hits : 0;
}

/** Share of positives among the k best, and how many times the base rate that is. */
export function topK(
  scores: ArrayLike<number>,
  labels: ArrayLike<number>,
  k: number,
): { precision: number; lift: number } {
  const order = Array.from({ length: scores.length }, (_, i) => i).sort(
    (a, b) => (scores[b] as number) - (scores[a] as number) || a - b,
  );
  const positive = (i: number) => ((labels[i] as number) > 0 ? 1 : 0);
  const best = order.slice(0, k).reduce((sum, i) => sum + positive(i), 0);
  const base = order.reduce((sum, i) => sum + positive(i), 0) / Math.max(1, order.length);
  const precision = best / Math.max(1, Math.min(k, order.length));
  return { precision, lift: base > 0 ? precision / base : 0 };
}

/** Percentile bootstrap over items of a statistic of (index sample); 95 % interval. */
export function bootstrap(
  n: number,
  statistic: (sample: Int32Array) => number,
  options: { rounds: number; seed: number },
): [number, number] {
  const random = seeded(options.seed);
  const values: number[] = [];
  const sample = new Int32Array(n);
  for (let r = 0; r < options.rounds; r++) {
    for (let i = 0; i < n; i++) sample[i] = Math.floor(random() * n);
    values.push(statistic(sample));
  }
  values.sort((a, b) => a - b);
  const at = (p: number) =>
    values[Math.min(values.length - 1, Math.max(0, Math.floor(p * values.length)))] as number;
  return [at(0.025), at(0.975)];
}
