import type { Expiry } from '../../../../contract/analysis/evidence.ts';

/** "expires about 2034 (est.)": a year is all that an estimate without fees and extensions supports. */
export function expiryText({ date, passed }: Expiry): string {
  const year = date.slice(0, 4);
  return passed ? `expired about ${year} (est.)` : `expires about ${year} (est.)`;
}
