import { termsOf } from './terms.ts';

/** Chooses labels for texts by their words. */
export interface TextClassifier {
  /** Labels for a text, best first; none for a text with too few known words. */
  classify(text: string, most: number): { label: string; lead: number }[];
}

export interface Example {
  text: string;
  labels: readonly string[];
}

const SMOOTHING = 0.1;
/** Power of a label's size in its prior: full size drowns small labels. */
const PRIOR = 0.5;
const FEWEST_TERMS = 2;

/**
 * Multinomial naive Bayes over content words with damped counts (Rennie et al., ICML 2003). Only words seen with a label are
 * stored for it, so that hundreds of labels fit. `lead` is the distance in log-odds from the best label, 0 or less.
 */
export function trainTextClassifier(examples: Iterable<Example>): TextClassifier {
  const seen = new Map<number, Map<number, number>>();
  const places = new Map<string, number>();
  const sizes: number[] = [];
  const totals: number[] = [];
  for (const { text, labels } of examples) {
    const counts = dampedCounts(text);
    for (const label of labels) {
      const at = places.get(label) ?? places.size;
      if (at === places.size) places.set(label, at);
      sizes[at] = (sizes[at] ?? 0) + 1;
      for (const [key, count] of counts) {
        const row = seen.get(key) ?? new Map<number, number>();
        seen.set(key, row);
        row.set(at, (row.get(at) ?? 0) + count);
        totals[at] = (totals[at] ?? 0) + count;
      }
    }
  }
  const names = [...places.keys()];
  const floors = names.map((_, at) => Math.log((totals[at] ?? 0) + SMOOTHING * seen.size));
  return {
    classify(text, most) {
      const scores = names.map((_, at) => PRIOR * Math.log(sizes[at] as number));
      let weight = 0;
      let known = 0;
      for (const [key, count] of dampedCounts(text)) {
        const row = seen.get(key);
        if (!row) continue;
        known++;
        weight += count;
        for (const [at, held] of row)
          scores[at] = (scores[at] as number) + count * Math.log(held / SMOOTHING + 1);
      }
      if (known < FEWEST_TERMS) return [];
      const ranked = names
        .map((label, at) => ({ label, score: (scores[at] as number) - weight * (floors[at] as number) }))
        .sort((x, y) => y.score - x.score || (x.label < y.label ? -1 : 1));
      const best = ranked[0]?.score ?? 0;
      return ranked.slice(0, most).map(({ label, score }) => ({ label, lead: score - best }));
    },
  };
}

function dampedCounts(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { key } of termsOf(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [key, count] of counts) counts.set(key, Math.log1p(count));
  return counts;
}
