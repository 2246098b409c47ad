import type { Landscape } from '../../contract/analysis/landscape.ts';
import { note, type RatedRecord, yearOf } from './related.ts';

type Timeline = Landscape['timeline'];

/** Applications stay unpublished for about 18 months, so the newest years look emptier than they are. */
const LAG_MONTHS = 18;
/** Fewest library records of a year from which its count says anything. */
const LEAST_RECORDS = 100;
const LEAST_RELATED = 8;
const LEAST_YEARS = 5;

function isLagging(year: number, asOf: string): boolean {
  const [y = 0, m = 1] = asOf.split('-').map(Number);
  const since = y * 12 + (m - 1) - LAG_MONTHS;
  return (year + 1) * 12 > since;
}

function trendOf(years: Timeline['years']): string {
  const known = years.filter(({ usable, lag }) => usable && !lag);
  const total = known.reduce((sum, { count }) => sum + count, 0);
  if (known.length < LEAST_YEARS || total < LEAST_RELATED)
    return 'These sources hold too few dated patents in this field to show a trend.';
  const half = Math.floor(known.length / 2);
  const share = (part: Timeline['years']) => {
    const expected = part.reduce((sum, y) => sum + (y.expected ?? 1), 0);
    return part.reduce((sum, y) => sum + y.count, 0) / (expected || 1);
  };
  const change = share(known.slice(-half)) / (share(known.slice(0, half)) || 1e-9);
  if (change >= 1.5)
    return 'The number of related patents has grown faster than that of all patents in these classes.';
  if (change <= 0.67)
    return 'The number of related patents has grown more slowly than that of all patents in these classes.';
  return 'The number of related patents has kept pace with that of all patents in these classes.';
}

export interface YearSupply {
  /** Records of each publication year that the sources hold; null when they are not a fixed library. */
  held: Readonly<Record<string, number>> | null;
  /** Share of all US patents of these classes that fall in each year; null without base rates. */
  expected: ReadonlyMap<number, number> | null;
}

/** Related patents by year of grant or publication, beside what the classes as a whole would lead one to expect. */
export function buildTimeline(related: readonly RatedRecord[], supply: YearSupply, asOf: string): Timeline {
  const dated = related.flatMap(({ record }) => yearOf(record) ?? []);
  if (dated.length === 0)
    return { years: [], trend: trendOf([]), note: note(0, related.length, 'they have no date') };
  const [first, last] = [Math.min(...dated), Math.max(...dated, Number(asOf.slice(0, 4)))];
  const years = Array.from({ length: last - first + 1 }, (_, i) => {
    const year = first + i;
    const share = supply.expected?.get(year);
    return {
      year,
      count: dated.filter((y) => y === year).length,
      expected: share === undefined ? null : Math.round(share * dated.length * 100) / 100,
      lag: isLagging(year, asOf),
      usable: supply.held === null || (supply.held[String(year)] ?? 0) >= LEAST_RECORDS,
    };
  });
  return {
    years,
    trend: trendOf(years),
    note: note(dated.length, related.length - dated.length, 'they have no date'),
  };
}
