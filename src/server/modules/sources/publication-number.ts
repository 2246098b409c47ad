/** Parts of a publication number as live sources write it. */
export interface PublicationNumber {
  /** Country and serial number as this library writes them, e.g. `US10000004`, `US20150157873`, `JPH08123456`. */
  number: string;
  /** Kind code, e.g. `B2`, or null. */
  kind: string | null;
}

const SHAPE = /^([A-Z]{2})((?:PP|RE|PI|MU|[DHTXSI])?\d{4,13})([A-Z]\d?)?$/;
const US_DESIGNATION = /^(D|PP|RE|H|T)?0*(\d+)$/;
/** The EPO writes year and six digits, the USPTO year and seven. */
const US_APPLICATION_OF_EPO = /^((?:19|20)\d{2})(\d{6})$/;

/**
 * Reads a publication number with its country (`US 2014-0167116 A1`, `US-7654321-B2`, `EP.1000000.A1`,
 * `patent/US7654321B2/en`) and brings it into one spelling. Returns null for anything else.
 */
export function readPublicationNumber(text: string): PublicationNumber | null {
  const compact = text
    .toUpperCase()
    .replace(/^PATENT\/|\/[A-Z]{2}$/g, '')
    .replace(/[\s,./-]/g, '');
  const match = SHAPE.exec(compact);
  if (!match) return null;
  const [, country = '', serial = '', kind = null] = match;
  return { number: country + (country === 'US' ? usSerial(serial) : serial), kind };
}

function usSerial(serial: string): string {
  const ofEpo = US_APPLICATION_OF_EPO.exec(serial);
  if (ofEpo) return `${ofEpo[1]}0${ofEpo[2]}`;
  const designated = US_DESIGNATION.exec(serial);
  if (!designated || serial.length >= 11) return serial;
  return (designated[1] ?? '') + designated[2];
}

/** One spelling for comparison; what cannot be read is compared as it stands, without spaces. */
export function numberKey(text: string): string {
  return readPublicationNumber(text)?.number ?? text.toUpperCase().replace(/\s/g, '');
}

export const countryOf = (number: string): string => number.slice(0, 2);
