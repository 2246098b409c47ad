import { type PublicationNumber, parsePublicationNumber } from '../../../core/patents/publication-number.ts';

const LEAST_DIGITS = 4;
const PAGE = /^patent\/|\/[a-z]{2}$/gi;

/**
 * Reads a publication number as live services write it (`US 2014-0167116 A1`, `EP.1000000.A1`, `patent/US7654321B2/en`) and
 * brings it into the spelling of the library. Bare and short ones are none: they stand in the words of ideas.
 */
export function readPublicationNumber(text: string): PublicationNumber | null {
  const bare = text.trim().replace(PAGE, '');
  const digits = bare.replace(/\D/g, '').length;
  return /^[A-Z]{2}/i.test(bare) && digits >= LEAST_DIGITS ? parsePublicationNumber(bare) : null;
}

/** One spelling for comparison; what cannot be read is compared as it stands, without spaces. */
export function numberKey(text: string): string {
  return readPublicationNumber(text)?.number ?? text.toUpperCase().replace(/\s/g, '');
}

export const countryOf = (number: string): string => number.slice(0, 2);
