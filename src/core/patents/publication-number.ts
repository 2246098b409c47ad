import { NUMBER_FORMS, type NumberForm } from './number-forms.constants.ts';

/** Parts of a publication number. */
export interface PublicationNumber {
  /** Country and serial number in one spelling, e.g. `US10000004`, `US20240999462`, `WO2002012345`. */
  number: string;
  /** Kind code, e.g. `B2`, or null. */
  kind: string | null;
}

const KIND = '([A-Z]\\d?)?';
/** Serials of American rights other than utility patents begin with letters that look like a country's. */
const AMERICAN = new RegExp(`^((?:D|PP|RE|H|T|X|AI|RX)?\\d{1,11})${KIND}$`);
const NATIONAL = new RegExp(`^([A-Z]{2})([A-Z]{0,2}\\d[A-Z0-9]*?)${KIND}$`);
/** Where databases know no better: any office, a few letters at most and up to fifteen digits. */
const ELSEWHERE: NumberForm = { shape: /^[A-Z]{0,4}\d{1,15}$/, linked: false };
const SCIENTIFIC = /^\d+(?:\.\d+)?E[+-]?\d+$/;
const LONGEST = 60;

/**
 * Reads a publication number in the forms that files and databases use (`US 10,000,004 B2`, `US-2024999462-A1`, `WO 02/12345`,
 * `TW-I999778-B`, `10000004.0`); a bare number is taken as American. Returns null for anything else, also for scientific
 * notation, which may have lost digits.
 */
export function parsePublicationNumber(text: string): PublicationNumber | null {
  const compact = compacted(text);
  if (compact === null) return null;
  const national = NATIONAL.exec(compact);
  if (national && !/^(?:PP|RE|AI|RX)\d/.test(compact)) {
    const [, country = '', serial = '', kind = null] = national;
    return kindGivenBack(country, serial, kind) ?? settled(country, serial, kind);
  }
  const american = AMERICAN.exec(compact);
  return american ? settled('US', american[1] ?? '', american[2] ?? null) : null;
}

/** True for numbers that a spreadsheet has rounded: `1.0E7`. */
export const isScientific = (text: string): boolean => SCIENTIFIC.test(text.trim().toUpperCase());

function compacted(text: string): string | null {
  if (text.length > LONGEST || isScientific(text)) return null;
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    // Spreadsheets write ="10999904" to keep a number from being one, and 10999904.0 once it has been.
    .replace(/^="?(.*?)"?$/, '$1')
    .replace(/^(\d+)\.0+$/, '$1');
  if (/\.(?!\d{3}(?!\d))/.test(bare) && /^\d+\.\d+$/.test(bare)) return null;
  return bare.replace(/[\s,./\u2010-\u2015_-]/g, '');
}

function formOf(country: string, serial: string): NumberForm | null {
  const forms = NUMBER_FORMS[country];
  const known = forms?.find(({ shape }) => shape.test(serial));
  if (known) return known;
  // American numbers come in few forms, and digits too many have always been an error of the file.
  return country !== 'US' && ELSEWHERE.shape.test(serial) ? ELSEWHERE : null;
}

function settled(country: string, serial: string, kind: string | null): PublicationNumber | null {
  const form = formOf(country, serial);
  return form ? { number: country + (form.settle?.(serial) ?? serial), kind } : null;
}

/** A serial may end with a letter that looks like a kind: `SG11201201234S`. */
function kindGivenBack(country: string, serial: string, kind: string | null): PublicationNumber | null {
  const whole = serial + (kind ?? '');
  const known = kind !== null && NUMBER_FORMS[country]?.some(({ shape }) => shape.test(whole));
  return known ? settled(country, whole, null) : null;
}

/**
 * Link to the page of a publication, or null where none is known: the office's numbers are not on public pages in that form.
 * Google's pages need the kind code except for American numbers; without it the link searches Espacenet for the number.
 */
export function patentUrl(number: string, kind: string | null): string | null {
  const [country, serial] = [number.slice(0, 2), number.slice(2)];
  const form = NUMBER_FORMS[country]?.find(({ shape }) => shape.test(serial));
  if (!form || form.linked === false) return null;
  const suffix = kind && /^[A-Z]\d?$/.test(kind) ? kind : '';
  if (suffix !== '' || country === 'US') return `https://patents.google.com/patent/${number}${suffix}`;
  return `https://worldwide.espacenet.com/patent/search?q=pn%3D${country}${epoSerial(country, serial)}`;
}

/** The European office writes PCT numbers of before 2004 with a year of two digits. */
function epoSerial(country: string, serial: string): string {
  if (country !== 'WO' || serial.slice(0, 4) >= '2004') return serial;
  return serial.slice(2, 4) + serial.slice(5);
}

/** Offices that have published grants, too, under a kind code of the letter A. */
const AMBIGUOUS_A = /^(?:BE|CA|CH|ES|SU)/;

/** Grant or application by number and kind code; `other` where they do not say, and for utility models and designs. */
export function documentType(number: string, kind: string | null): 'grant' | 'application' | 'other' {
  if (/^US20\d{9}$/.test(number)) return 'application';
  if (number.startsWith('US')) return kind && /^(?:A[1-9]|P[1459]$)/.test(kind) ? 'application' : 'grant';
  if (number.startsWith('WO')) return 'application';
  if (kind && /^[BC]\d?$/.test(kind)) return 'grant';
  return kind && /^A\d?$/.test(kind) && !AMBIGUOUS_A.test(number) ? 'application' : 'other';
}
