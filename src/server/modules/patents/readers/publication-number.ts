/** Parts of a publication number. */
export interface PublicationNumber {
  /** Country and serial number, e.g. `US10000004`. */
  number: string;
  /** Kind code, e.g. `B2`, or null. */
  kind: string | null;
}

const SHAPE = /^((?!PP|RE|AI)[A-Z]{2})?((?:D|PP|RE|H|T|X|AI)?\d{1,13})([A-Z]\d?)?$/;

/**
 * Reads a publication number in the forms that files use (`US 10,000,004 B2`, `US-10000004-B2`, `10000004`); a bare number is
 * taken as American. Returns null for anything else.
 */
export function parsePublicationNumber(text: string): PublicationNumber | null {
  const compact = text.toUpperCase().replace(/[\s,./-]/g, '');
  const match = SHAPE.exec(compact);
  if (!match) return null;
  const [, country = 'US', serial = '', kind = null] = match;
  const digits = serial.replace(/^((?:D|PP|RE|H|T|X|AI)?)0+(?=\d)/, '$1');
  return { number: country + (country === 'US' && serial.length < 11 ? digits : serial), kind };
}

/** Link to the full text of a publication. */
export function patentUrl(number: string, kind: string | null): string {
  return `https://patents.google.com/patent/${encodeURIComponent(number + (kind ?? ''))}`;
}

/** Grant, application or neither, by number and kind code. */
export function documentType(number: string, kind: string | null): 'grant' | 'application' | 'other' {
  if (!number.startsWith('US')) return 'other';
  if (/^US(19|20)\d{2}0\d{6}$/.test(number) || number.length >= 13) return 'application';
  return kind && /^A[129]|^P1/.test(kind) ? 'application' : 'grant';
}
