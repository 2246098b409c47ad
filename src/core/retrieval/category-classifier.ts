import { analyseDocument, type LibraryDocument, totalCounts } from './document.ts';

/** Logarithm that a category must lead the runner-up by before the runner-up is left out. */
const RUNNER_UP_MARGIN = 1.5;
/** Texts with fewer known terms are not classified at all. */
const MINIMUM_TERMS = 3;
const SMOOTHING = 0.1;
/** Power of a category's size in its prior: full size drowns small categories. */
const PRIOR = 0.5;

/** A term of the classifier, by its row, and how often a record has it. */
export type RowCount = readonly [row: number, count: number];

export interface CategoryClassifier {
  /** Row of a stem; {@link NO_ROW} for one that no example has. */
  rowOf(stem: string): number;
  /** The best category, and the second where it is nearly as good. */
  classify(counts: Iterable<RowCount>): string[];
}

export const NO_ROW = -1;

/**
 * Multinomial naive Bayes over content stems with counts damped by a logarithm (Rennie et al., ICML 2003), trained on the
 * records that carry categories.
 */
export function trainClassifier(
  examples: Iterable<LibraryDocument>,
  known: ReadonlySet<string>,
): CategoryClassifier {
  const ids = [...known];
  const { prior, rows, places } = train(examples, ids);
  return {
    rowOf: (stem) => places.get(stem) ?? NO_ROW,
    classify: (counts) => {
      const scores = prior.slice();
      let terms = 0;
      for (const [row, count] of counts) {
        if (row === NO_ROW) continue;
        terms++;
        const damped = Math.log1p(count);
        const from = row * scores.length;
        for (let c = 0; c < scores.length; c++)
          scores[c] = (scores[c] as number) + damped * (rows[from + c] as number);
      }
      return terms < MINIMUM_TERMS ? [] : bestTwo(scores).map((c) => ids[c] as string);
    },
  };
}

interface NaiveBayes {
  /** Logarithm of each category's prior; −∞ where no example was seen. */
  prior: Float64Array;
  /** Logarithm of a stem's probability in each category, stems × categories. */
  rows: Float32Array;
  /** Rows of the stems. */
  places: Map<string, number>;
}

function train(examples: Iterable<LibraryDocument>, ids: readonly string[]): NaiveBayes {
  const place = new Map(ids.map((id, i) => [id, i]));
  const counted = new Map<string, Float64Array>();
  const totals = new Float64Array(ids.length);
  const prior = new Float64Array(ids.length);
  for (const example of examples) {
    const labels = example.categories.map((id) => place.get(id)).filter((at) => at !== undefined);
    for (const at of labels) prior[at] = (prior[at] as number) + 1;
    for (const [stem, count] of totalCounts(analyseDocument(example))) {
      const row = counted.get(stem) ?? new Float64Array(ids.length);
      counted.set(stem, row);
      const damped = Math.log1p(count);
      for (const at of labels) {
        row[at] = (row[at] as number) + damped;
        totals[at] = (totals[at] as number) + damped;
      }
    }
  }
  const floors = totals.map((total) => Math.log(total + SMOOTHING * counted.size));
  const rows = new Float32Array(counted.size * ids.length);
  [...counted.values()].forEach((row, r) => {
    rows.set(
      row.map((count, c) => Math.log(count + SMOOTHING) - (floors[c] as number)),
      r * ids.length,
    );
  });
  const places = new Map([...counted.keys()].map((stem, r) => [stem, r]));
  return { prior: prior.map((seen) => PRIOR * Math.log(seen)), rows, places };
}

function bestTwo(scores: Float64Array): number[] {
  let first = -1;
  let second = -1;
  for (let c = 0; c < scores.length; c++) {
    const score = scores[c] as number;
    if (score === Number.NEGATIVE_INFINITY) continue;
    if (first < 0 || score > (scores[first] as number)) {
      second = first;
      first = c;
    } else if (second < 0 || score > (scores[second] as number)) second = c;
  }
  if (first < 0) return [];
  const close = second >= 0 && (scores[first] as number) - (scores[second] as number) < RUNNER_UP_MARGIN;
  return close ? [first, second] : [first];
}
