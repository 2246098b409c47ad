import type { AnalysisResult } from '../server/modules/analysis/run-state.ts';
import { bootstrapMean, type Estimate } from '../server/modules/library/evaluation/metrics.ts';
import { type Io, UsageError } from './io.ts';
import { openAnalysis } from './open-analysis.ts';

const SEED = 1;

/** A whole number of at least 1 given as an option. Throws a `UsageError`. */
export function readWholeNumber(option: string, given: string): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--${option} takes a whole number from 1.`);
  return number;
}

/** Share of items that meet a condition, 0 to 1, with its 95 % bootstrap interval over the items. */
export const share = <T>(items: readonly T[], meets: (item: T) => boolean): Estimate =>
  bootstrapMean(
    items.map((item) => Number(meets(item))),
    SEED,
  );

const percent = (value: number): string => (100 * value).toFixed(1);

/** A share in percent with its interval: `97.0 % [95.0, 98.7]`. */
export const shareText = ({ mean, low, high }: Estimate): string =>
  `${percent(mean)} % [${percent(low)}, ${percent(high)}]`;

/** Day of the evaluation, `YYYY-MM-DD`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** One JSON object a line. */
export const jsonLines = (items: readonly unknown[]): string =>
  items.map((item) => `${JSON.stringify(item)}\n`).join('');

/** Analyzes ideas one after another, with the library and the model of this installation. */
export async function analyzeAll(io: Io, ideas: readonly { idea: string }[]): Promise<AnalysisResult[]> {
  const analysis = await openAnalysis({ ...io, err: () => undefined });
  const results: AnalysisResult[] = [];
  try {
    for (const { idea } of ideas) {
      results.push(await analysis.analyze(idea, today()));
      if (results.length % 10 === 0) io.err(`${results.length} of ${ideas.length}`);
    }
    return results;
  } finally {
    await analysis.close();
  }
}
