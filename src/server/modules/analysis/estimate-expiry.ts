import type { Expiry } from '../../../contract/analysis/evidence.ts';
import { type Dated, estimateExpiry as estimate } from '../../../core/patents/estimate-expiry.ts';

/** Estimated end of a record's term as of a day, or null where kind and dates do not allow an estimate. */
export function estimateExpiry(record: Dated, asOf: string): Expiry | null {
  const { date, text } = estimate(record);
  return date === null ? null : { date, basis: text, passed: date < asOf };
}
