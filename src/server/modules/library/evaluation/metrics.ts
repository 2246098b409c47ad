/** Quality of one ranking, each 0 to 1. */
export interface RankingQuality {
  ndcg10: number;
  recall10: number;
  recall100: number;
  mrr: number;
}
export const QUALITY_NAMES = ['ndcg10', 'recall10', 'recall100', 'mrr'] as const;

/** Judges a ranking of at most 100 against what is relevant (binary). Source: Järvelin and Kekäläinen, TOIS 20(4), 2002. */
export function judgeRanking(ranking: readonly string[], relevant: ReadonlySet<string>): RankingQuality {
  let gain = 0;
  let first = 0;
  let found10 = 0;
  let found100 = 0;
  ranking.slice(0, 100).forEach((number, i) => {
    if (!relevant.has(number)) return;
    found100++;
    first ||= i + 1;
    if (i >= 10) return;
    found10++;
    gain += 1 / Math.log2(i + 2);
  });
  let ideal = 0;
  for (let i = 0; i < Math.min(10, relevant.size); i++) ideal += 1 / Math.log2(i + 2);
  return {
    ndcg10: ideal > 0 ? gain / ideal : 0,
    recall10: found10 / Math.max(1, relevant.size),
    recall100: found100 / Math.max(1, relevant.size),
    mrr: first > 0 ? 1 / first : 0,
  };
}

/** A mean with its 95 % percentile bootstrap interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

const RESAMPLES = 2000;

/** Mean of values with a seeded bootstrap interval; of differences per query it is the paired bootstrap. */
export function bootstrapMean(values: readonly number[], seed: number): Estimate {
  const estimate = mean(values);
  const random = createRandom(seed);
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)] as number;
    return values.length > 0 ? sum / values.length : 0;
  }).sort();
  return {
    mean: estimate,
    low: means[Math.floor(RESAMPLES * 0.025)] as number,
    high: means[Math.floor(RESAMPLES * 0.975)] as number,
  };
}

/** Mean of values, 0 of none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A list in random order. */
export const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);

/** A seeded generator of uniform numbers in [0, 1): mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
