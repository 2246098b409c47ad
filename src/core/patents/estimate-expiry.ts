import type { PatentRecord } from '../../contract/patents.ts';

/** When the term of a right ends at the latest that its own record shows. An estimate, never the register's word. */
export interface ExpiryEstimate {
  /** `YYYY-MM-DD`, never later than the law allows for what is known; null where nothing can be said. */
  date: string | null;
  basis: 'filing' | 'priority' | 'grant' | 'publication' | 'none';
  /** One sentence, with "estimated" wherever there is a date. */
  text: string;
}

export type Dated = Pick<PatentRecord, 'number' | 'kind' | 'type' | 'date' | 'filed' | 'priority'>;

/** Designs filed from this day on (the Hague Agreement's in the United States) last a year longer. */
const FIFTEEN_YEAR_DESIGNS = '2015-05-13';
/** Patents filed before this day last 17 years from grant if that is longer. */
const TWENTY_YEAR_TERM = '1995-06-08';

/** Estimates the end of a term by kind and dates. Fees, disclaimers, adjustments and extensions are unknown to it. */
export function estimateExpiry(record: Dated): ExpiryEstimate {
  const right = rightOf(record);
  if (right.none) return { date: null, basis: 'none', text: right.none };
  if (right.fromGrant) return designExpiry(record);
  return (
    fromFiling(record, right.years) ??
    fromPublication(record, right.years) ?? {
      date: null,
      basis: 'none',
      text: 'No date is known from which a term could be estimated.',
    }
  );
}

interface Right {
  years: number;
  /** The term runs from grant: American designs. */
  fromGrant?: boolean;
  /** Why no term can be estimated. */
  none?: string;
}

const SHORT_RIGHTS: Readonly<Record<string, [kinds: RegExp, years: number]>> = {
  CN: [/^[UY]/, 10],
  DE: [/^U/, 10],
  JP: [/^[UYZ]/, 6],
  KR: [/^[UY]/, 10],
  TW: [/^U/, 10],
  RU: [/^U/, 10],
  ES: [/^[UY]/, 10],
  AT: [/^U/, 10],
  CZ: [/^U/, 10],
  PL: [/^[UY]/, 10],
  IT: [/^[UY]/, 10],
  FI: [/^U/, 10],
  DK: [/^[UYZ]/, 10],
  BR: [/^[UY]/, 15],
  AU: [/^[AB][45]$/, 8],
  FR: [/^[AB][34]$/, 6],
};

function rightOf({ number, kind }: Dated): Right {
  const country = number.slice(0, 2);
  if (country === 'US') return americanRight(number, kind);
  if (kind?.startsWith('S'))
    return { years: 0, none: 'Terms of designs outside the United States are not estimated.' };
  const short = SHORT_RIGHTS[country];
  return { years: kind && short?.[0].test(kind) ? short[1] : 20 };
}

function americanRight(number: string, kind: string | null): Right {
  if (/^USD\d/.test(number) || /^S\d?$/.test(kind ?? '')) return { years: 15, fromGrant: true };
  if (/^US(?:H|T)\d/.test(number) || kind === 'H1')
    return {
      years: 0,
      none: 'A publication of this kind gives no right to exclude others, so it has no term.',
    };
  return { years: 20 };
}

function designExpiry({ date, filed }: Dated): ExpiryEstimate {
  if (!date)
    return {
      date: null,
      basis: 'none',
      text: 'No date of grant is known from which a term could be estimated.',
    };
  const years = filed && filed >= FIFTEEN_YEAR_DESIGNS ? 15 : 14;
  const end = addYears(date, years);
  // Designs filed before the change are granted after it, so the shorter term stands until the filing date is known.
  const open = !filed && date >= FIFTEEN_YEAR_DESIGNS ? ', or 15 if it was filed on or after 2015-05-13' : '';
  return {
    date: end,
    basis: 'grant',
    text: `Estimated to end on ${end}: a design lasts ${years} years from grant${open}.`,
  };
}

function fromFiling(record: Dated, years: number): ExpiryEstimate | null {
  const start = startOfTerm(record);
  if (start === null) return null;
  const [from, basis] = start;
  const end = addYears(from, years);
  const longer = oldTerm(record, from);
  if (longer !== null && longer > end)
    return {
      date: longer,
      basis: 'grant',
      text: `Estimated to end on ${longer}: 17 years from grant because it was filed before 1995-06-08.`,
    };
  const origin = basis === 'filing' ? 'filing' : 'the earliest date that it claims';
  return {
    date: end,
    basis,
    text: `Estimated to end on ${end}: ${years} years from ${origin}${ifGranted(record)}.`,
  };
}

/**
 * The filing date, unless the record claims a date more than a year before it: only an earlier application of the same chain
 * reaches back further, and the term then runs from that one. A reissue keeps the term of the original.
 */
function startOfTerm({
  number,
  filed,
  priority,
}: Dated): [from: string, basis: 'filing' | 'priority'] | null {
  if (/^USRE\d/.test(number)) return priority && (!filed || priority < filed) ? [priority, 'priority'] : null;
  if (!filed) return priority ? [priority, 'priority'] : null;
  return priority && addYears(priority, 1) < filed ? [priority, 'priority'] : [filed, 'filing'];
}

function oldTerm({ number, type, date }: Dated, from: string): string | null {
  const counts = number.startsWith('US') && !/^US(?:PP|RE)/.test(number) && type === 'grant';
  return counts && date && from < TWENTY_YEAR_TERM ? addYears(date, 17) : null;
}

/** An application comes out 18 months after its earliest date at most; a grant some three years after filing. */
const MONTHS_BEFORE = { application: 18, grant: 36, other: 36 } as const;

function fromPublication(record: Dated, years: number): ExpiryEstimate | null {
  const { number, date, type } = record;
  if (!date || /^USRE\d/.test(number)) return null;
  const end = addMonths(date, years * 12 - MONTHS_BEFORE[type]);
  const basis = type === 'grant' ? 'grant' : 'publication';
  const before = type === 'application' ? 'a year and a half' : 'three years';
  return {
    date: end,
    basis,
    text: `Estimated to end on ${end}: ${years} years from filing, which is unknown and taken as ${before} before ${basis}${ifGranted(record)}.`,
  };
}

function ifGranted({ number, type }: Dated): string {
  if (number.startsWith('WO')) return ', for patents that were granted on it';
  return type === 'application' ? ', if it was granted' : '';
}

const addYears = (date: string, years: number): string => addMonths(date, years * 12);

/** The same day so many months later; the last day of a month that lacks it. */
function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const index = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(index / 12), index % 12];
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(y).padStart(4, '0')}-${two(m + 1)}-${two(Math.min(day, last))}`;
}
