/** Which number of a date with slashes is the month, where both could be. */
export type DateOrder = 'month-first' | 'day-first';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const ISO = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\.0+)?(?:$|[T\s])/;
const ISO_SHORT = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s])/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:$|\s)/;
const POINTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:$|\s)/;
const MONTH_NAMED = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4})$/i;

/**
 * `YYYY-MM-DD` of a date as files write it: ISO, compact, `1/11/2024` (by `order`; the only possible reading goes first),
 * `11.1.2024`, `Jan 11, 2024`, `11 January 2024`. Null when there is none or no such day.
 */
export function readDate(raw: string | null, order: DateOrder = 'month-first'): string | null {
  const text = raw?.trim() ?? '';
  const iso = ISO.exec(text) ?? ISO_SHORT.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const pointed = POINTED.exec(text);
  if (pointed) return dayOf(pointed[3], pointed[2], pointed[1]);
  const slashed = SLASHED.exec(text);
  if (slashed) return slashedDay(slashed, order);
  return namedDay(text);
}

function slashedDay([, first, second, year]: RegExpExecArray, order: DateOrder): string | null {
  const [monthFirst, dayFirst] = [dayOf(year, first, second), dayOf(year, second, first)];
  return order === 'month-first' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
}

function namedDay(text: string): string | null {
  const month = MONTH_NAMED.exec(text);
  if (month) return dayOf(month[3], monthNumber(month[1]), month[2]);
  const day = DAY_NAMED.exec(text);
  return day ? dayOf(day[3], monthNumber(day[2]), day[1]) : null;
}

const monthNumber = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function dayOf(...parts: (string | undefined)[]): string | null {
  const [year, month, day] = parts.map(Number) as [number, number, number];
  // A day that does not exist runs over into the next month.
  const read = new Date(Date.UTC(year, month - 1, day));
  const exists = month > 0 && read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
  return exists
    ? `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    : null;
}

/** The order that dates prove: a first number above twelve is a day. Null where none proves any. */
export function provenOrder(dates: Iterable<string>): DateOrder | null {
  for (const date of dates) {
    const [, first, second] = SLASHED.exec(date.trim()) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return null;
}
