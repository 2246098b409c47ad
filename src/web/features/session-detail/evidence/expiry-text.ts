import type { Expiry } from '../../../../contract/analysis/evidence.ts';

/** "Expires about 2034 (estimated)": a year is all that an estimate without fees and extensions supports. */
export function expiryText({ date, passed }: Expiry): string {
  const year = date.slice(0, 4);
  return passed ? `Expired about ${year} (estimated)` : `Expires about ${year} (estimated)`;
}
