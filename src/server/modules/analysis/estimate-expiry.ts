import type { Expiry } from '../../../contract/analysis/evidence.ts';
import type { PatentRecord } from '../../../contract/patents.ts';
import { expiryEstimate } from '../../../core/patents/expiry.ts';

/** Estimated end of a record's term as of a day, or null where kind and dates do not allow an estimate. */
export function estimateExpiry(record: PatentRecord, asOf: string): Expiry | null {
  const estimate = expiryEstimate(record);
  return estimate && { date: estimate.date, basis: estimate.basis, passed: estimate.date < asOf };
}
