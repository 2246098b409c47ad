/** How one office writes the serial part of its publication numbers, without country and kind. */
export interface NumberForm {
  /** The whole serial, separators removed. */
  shape: RegExp;
  /** The one spelling that is kept, where offices and databases use several. */
  settle?: (serial: string) => string;
  /** False where no public page is known to use this form. */
  linked?: false;
}

const digits = (least: number, most = least): NumberForm => ({
  shape: new RegExp(`^\\d{${least},${most}}$`),
});
const withoutZeros = (serial: string) => serial.replace(/^([A-Z]*)0+(?=\d)/, '$1');
const padded = (length: number) => (serial: string) => serial.padStart(length, '0');
/** A year of four digits, then the serial filled up with zeros. */
const yearly = (length: number) => (serial: string) =>
  serial.slice(0, 4) + serial.slice(4).padStart(length, '0');
const YEAR = '(?:19[7-9]|20[0-4])\\d';

/** 1978 to 2003 the years of PCT publications had two digits. */
function worldNumber(serial: string): string {
  if (serial.length >= 9) return yearly(6)(serial);
  const year = Number(serial.slice(0, 2));
  return `${year >= 78 ? 19 : 20}${serial.slice(0, 2)}${serial.slice(2).padStart(6, '0')}`;
}

const US: NumberForm[] = [
  // Applications: the year and seven digits; several databases drop the first of them, which has always been zero.
  { shape: /^20[0-4]\d0\d{6}$/ },
  { shape: /^20[0-4]\d\d{6}$/, settle: yearly(7) },
  { shape: /^0*[1-9]\d{0,7}$/, settle: withoutZeros },
  { shape: /^(?:D|PP|RE|H|T|X|AI|RX)0*[1-9]\d{0,6}$/, settle: withoutZeros },
];

const JP: NumberForm[] = [
  { shape: new RegExp(`^${YEAR}\\d{1,6}$`), settle: yearly(6) },
  { shape: /^[SH]\d{2}\d{1,6}$/, settle: (serial) => serial.slice(0, 3) + withoutZeros(serial.slice(3)) },
  digits(1, 7),
];

const KR: NumberForm[] = [
  // Right (10 patent, 20 utility model, 30 design), year and seven digits: databases leave the right out.
  { shape: new RegExp(`^[1-3]0${YEAR}\\d{7}$`), settle: (serial) => serial.slice(2) },
  { shape: new RegExp(`^${YEAR}\\d{7}$`) },
  { shape: /^[1-3]0\d{7}$/ },
  digits(6, 10),
];

/** Forms by office (WIPO ST.3 code). The first that fits counts. */
export const NUMBER_FORMS: Readonly<Record<string, readonly NumberForm[]>> = {
  US,
  JP,
  KR,
  EP: [{ shape: /^\d{5,7}$/, settle: padded(7) }],
  WO: [
    { shape: new RegExp(`^${YEAR}\\d{5,6}$`), settle: worldNumber },
    { shape: /^\d{7,8}$/, settle: worldNumber },
  ],
  CN: [digits(7, 9), { shape: new RegExp(`^${YEAR}\\d{8,9}$`), linked: false }],
  TW: [{ shape: /^[IMD]\d{5,7}$/ }, digits(5, 9)],
  DE: [digits(5, 8), { shape: new RegExp(`^(?:10|11|12|20|21|50|60)${YEAR}\\d{6}$`) }],
  FR: [digits(6, 7)],
  GB: [digits(5, 7), { shape: /^1[89]\d{2}0?\d{5}$|^19\d{7}$/ }],
  CA: [digits(5, 7)],
  AU: [{ shape: new RegExp(`^${YEAR}\\d{6}$`) }, digits(5, 8)],
  IN: [
    digits(5, 6),
    { shape: new RegExp(`^${YEAR}\\d{8}$`) },
    // 1234/CHE/2010: databases disagree about how to write it.
    { shape: /^\d{1,5}(?:CHE|DEL|MUM|KOL|CHENP|DELNP|MUMNP|KOLNP)\d{4}$/, linked: false },
  ],
  BR: [
    { shape: /^(?:PI|MU|DI|C1|C2)\d{7}$/ },
    { shape: new RegExp(`^(?:10|11|12|13|20|21|22|30)${YEAR}\\d{6}$`) },
  ],
  RU: [{ shape: new RegExp(`^${YEAR}\\d{6}$`) }, digits(1, 7)],
  SU: [digits(1, 7)],
  ES: [digits(6, 7)],
  IT: [digits(7), { shape: /^[A-Z]{2}\d{8}$/ }, { shape: new RegExp(`^10${YEAR}\\d{9}$`) }],
  AT: [digits(3, 6), { shape: /^E\d{3,7}$/ }],
  CH: [digits(5, 6)],
  NL: [digits(5, 7)],
  BE: [digits(6, 7)],
  SE: [digits(5, 7)],
  DK: [digits(5, 7), { shape: /^(?:PA)?\d{9}$/ }],
  FI: [digits(4, 8), { shape: /^20\d{6}$/ }],
  NO: [digits(5, 8)],
  PL: [digits(5, 6)],
  CZ: [digits(5, 8)],
  HU: [digits(5, 7), { shape: /^[EP]\d{6,7}$/ }],
  PT: [digits(5, 7)],
  MX: [{ shape: new RegExp(`^${YEAR}\\d{6}$`) }, { shape: /^(?:PA|NL|GT|JL)\d{8}$/ }, digits(5, 6)],
  ZA: [{ shape: new RegExp(`^${YEAR}\\d{5}$`) }, digits(6, 7)],
  NZ: [digits(6)],
  SG: [digits(5, 6), { shape: /^1[01]20\d{7}[A-Z]$/ }],
  HK: [digits(7, 8)],
  IL: [digits(4, 6)],
  EA: [digits(6), { shape: new RegExp(`^${YEAR}\\d{5}$`) }],
  DD: [digits(1, 6)],
  AR: [digits(6)],
  UA: [digits(1, 6)],
};
