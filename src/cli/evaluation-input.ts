import { bootstrapMean, type Estimate } from '../server/modules/library/evaluation/metrics.ts';
import { UsageError } from './io.ts';

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
