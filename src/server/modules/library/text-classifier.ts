import { termsOf } from './terms.ts';

/** Chooses labels for texts by their words. */
export interface TextClassifier {
  /** Labels for a text, best first; none for a text with too few known words. */
  classify(text: string, most: number): { label: string; lead: number; chance: number }[];
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
 * stored for it, so that hundreds of labels fit. `lead` is the distance in log-odds from the best label, 0 or less;
 * `chance` is the label's share of the odds of all labels.
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
  const floors = Float64Array.from(names, (_, at) => Math.log((totals[at] ?? 0) + SMOOTHING * seen.size));
  const priors = Float64Array.from(names, (_, at) => PRIOR * Math.log(sizes[at] as number));
  const rows = new Map([...seen].map(([key, row]) => [key, packRow(row)]));
  seen.clear();
  return {
    classify(text, most) {
      const scores = priors.slice();
      let [weight, known] = [0, 0];
      for (const [key, count] of dampedCounts(text)) {
        const row = rows.get(key);
        if (!row) continue;
        known++;
        weight += count;
        for (let i = 0; i < row.labels.length; i++) {
          const at = row.labels[i] as number;
          scores[at] = (scores[at] as number) + count * (row.gains[i] as number);
        }
      }
      if (known < FEWEST_TERMS) return [];
      for (let at = 0; at < scores.length; at++)
        scores[at] = (scores[at] as number) - weight * (floors[at] as number);
      const best = bestOf(scores, most);
      const lead = scores[best[0] as number] as number;
      const odds = scores.reduce((sum, score) => sum + Math.exp(score - lead), 0);
      return best.map((at) => {
        const behind = (scores[at] as number) - lead;
        return { label: names[at] as string, lead: behind, chance: Math.exp(behind) / odds };
      });
    },
  };
}

/** What a word adds for each label that it was seen with, beside one that it was not. */
function packRow(row: ReadonlyMap<number, number>): { labels: Uint16Array; gains: Float32Array } {
  return {
    labels: Uint16Array.from(row.keys()),
    gains: Float32Array.from(row.values(), (held) => Math.log(held / SMOOTHING + 1)),
  };
}

/** Places of the highest scores, best first, ties to the lower place. */
function bestOf(scores: Float64Array, most: number): number[] {
  const best: number[] = [];
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    let place = best.length;
    while (place > 0 && score > (scores[best[place - 1] as number] as number)) place--;
    if (place >= most) continue;
    best.splice(place, 0, at);
    if (best.length > most) best.pop();
  }
  return best;
}

function dampedCounts(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { key } of termsOf(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [key, count] of counts) counts.set(key, Math.log1p(count));
  return counts;
}
