import type { AnalysedDocument, LibraryDocument } from './document.ts';
import { analyseDocument } from './document.ts';

/** Logarithm that a category must lead the runner-up by before the runner-up is left out. */
const RUNNER_UP_MARGIN = 1.5;
/** Texts with fewer known terms are not classified at all. */
const MINIMUM_TERMS = 3;
const SMOOTHING = 0.1;
/** Power of a category's size in its prior: full size drowns small categories. */
const PRIOR = 0.5;

/**
 * Multinomial naive Bayes over content stems with counts damped by a logarithm (Rennie et al., ICML 2003), trained on the
 * records that carry categories. Answers with the best category, and the second where it is nearly as good.
 */
export function trainClassifier(
  examples: Iterable<LibraryDocument>,
  known: ReadonlySet<string>,
): (analysed: AnalysedDocument) => string[] {
  const ids = [...known];
  const model = train(examples, ids);
  return (analysed) => {
    const scores = model.prior.slice();
    let terms = 0;
    for (const [stem, count] of dampedCounts(analysed)) {
      const row = model.rows.get(stem);
      if (!row) continue;
      terms++;
      for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] as number) + count * (row[c] as number);
    }
    return terms < MINIMUM_TERMS ? [] : bestTwo(scores).map((c) => ids[c] as string);
  };
}

interface NaiveBayes {
  /** Logarithm of each category's prior; −∞ where no example was seen. */
  prior: Float64Array;
  /** Logarithm of a stem's probability in each category. */
  rows: Map<string, Float64Array>;
}

function train(examples: Iterable<LibraryDocument>, ids: readonly string[]): NaiveBayes {
  const place = new Map(ids.map((id, i) => [id, i]));
  const rows = new Map<string, Float64Array>();
  const totals = new Float64Array(ids.length);
  const prior = new Float64Array(ids.length);
  for (const example of examples) {
    const labels = example.categories.map((id) => place.get(id)).filter((at) => at !== undefined);
    for (const at of labels) prior[at] = (prior[at] as number) + 1;
    for (const [stem, count] of dampedCounts(analyseDocument(example))) {
      const row = rows.get(stem) ?? new Float64Array(ids.length);
      rows.set(stem, row);
      for (const at of labels) {
        row[at] = (row[at] as number) + count;
        totals[at] = (totals[at] as number) + count;
      }
    }
  }
  const floors = totals.map((total) => Math.log(total + SMOOTHING * rows.size));
  for (const row of rows.values()) {
    for (let c = 0; c < row.length; c++)
      row[c] = Math.log((row[c] as number) + SMOOTHING) - (floors[c] as number);
  }
  return { prior: prior.map((seen) => PRIOR * Math.log(seen)), rows };
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

function dampedCounts(analysed: AnalysedDocument): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stems of analysed) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const [stem, count] of counts) counts.set(stem, Math.log1p(count));
  return counts;
}
