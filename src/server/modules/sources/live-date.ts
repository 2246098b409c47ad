const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * `YYYY-MM-DD` of `20200107`, `2020-01-07T…`, `2020/1/7`, `07.01.2020`, `Jan 7, 2020` or `7 January 2020`; null for anything
 * else and for days that do not exist.
 */
export function readLiveDate(raw: string | null | undefined): string | null {
  const text = raw?.trim() ?? '';
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return dated(compact[1], compact[2], compact[3]);
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\D|$)/.exec(text);
  if (iso) return dated(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return dated(dotted[3], dotted[2], dotted[1]);
  const named = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(text);
  if (named) return dated(named[3], monthOf(named[1]), named[2]);
  const dayFirst = /^(\d{1,2}) ([A-Za-z]{3})[a-z]*\.?,? (\d{4})$/.exec(text);
  return dayFirst ? dated(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]) : null;
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function dated(year = '', month = '', day = ''): string | null {
  const read = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A day that does not exist runs over into the next month.
  if (read.getUTCMonth() !== Number(month) - 1 || read.getUTCDate() !== Number(day)) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
