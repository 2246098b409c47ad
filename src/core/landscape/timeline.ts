import type { Landscape } from '../../contract/landscape.ts';
import type { PatentRecord } from '../../contract/patents.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { LibraryStats } from '../retrieval/library-view.ts';

/** Publication before this date means that 20 years have passed since publication itself. */
export function yearsBefore(asOf: string, years: number): string {
  return `${String(Number(asOf.slice(0, 4)) - years).padStart(4, '0')}${asOf.slice(4)}`;
}

/** True where 20 years have passed since publication, so that a term has likely ended; false when undated. */
export const hasLikelyEnded = (date: string | null, asOf: string): boolean =>
  date !== null && date <= yearsBefore(asOf, 20);

/** A term runs from filing, mostly some years before a grant. */
const EXAMINED_FOR = 4;

/** True where the term of a grant runs out about now: 20 years since its filing, so far as its publication tells that. */
export const nearsEnd = (date: string | null, asOf: string): boolean =>
  date !== null && date <= yearsBefore(asOf, 20 - EXAMINED_FOR);

/** Most applications are granted or given up within so many years of their publication. */
const DECIDED_BY = 3;

/** Till when a document may bind at the latest, by its publication: "2018, may bind to 2038", "2008, near the end of its term or past it", "application of 2026"; null when undated. */
export function termOf({ date, type }: Pick<PatentRecord, 'date' | 'type'>, asOf: string): string | null {
  if (date === null) return null;
  const year = Number(date.slice(0, 4));
  const told = type === 'application' ? `application of ${year}` : `${year}`;
  if (hasLikelyEnded(date, asOf)) return `${told}, own term likely ended`;
  if (type !== 'application')
    return nearsEnd(date, asOf)
      ? `${told}, near the end of its term or past it`
      : `${told}, may bind to ${year + 20}`;
  return date <= yearsBefore(asOf, DECIDED_BY) ? `${told}, look up whether it was granted` : told;
}

/** A year of the library with fewer records is "no data"; fewer usable years make trends not measurable. */
export const LEAST_YEAR_RECORDS = 30;
export const LEAST_USABLE_YEARS = 5;
const LAG_MONTHS = 18;
/** Years before the lag over which trends are told. */
export const TREND_YEARS = 12;
const LEAST_TREND_DOCS = 8;

/** First year that lies, in part or whole, within the last 18 months before `asOf`. */
export function lagStart(asOf: string): number {
  const months = Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1 - LAG_MONTHS;
  return Math.floor(months / 12);
}

type Timeline = Landscape['timeline'];

/** Publications per year as counts and as shares of the library's year, with the lag band marked. */
export function buildTimeline(docs: readonly EvidenceDoc[], stats: LibraryStats, asOf: string): Timeline {
  const counts = new Map<number, number>();
  let undated = 0;
  for (const doc of docs) {
    if (doc.year === null) undated++;
    else counts.set(doc.year, (counts.get(doc.year) ?? 0) + 1);
  }
  const present = [...counts.keys()].sort((a, b) => a - b);
  const first = present[0];
  const last = Math.min(Number(asOf.slice(0, 4)), present[present.length - 1] ?? 0);
  const lagFrom = lagStart(asOf);
  const years: Timeline['years'] = [];
  for (let year = first ?? 1; first !== undefined && year <= last; year++) {
    const library = stats.byYear.get(year) ?? 0;
    const count = counts.get(year) ?? 0;
    years.push({
      year,
      count,
      library,
      share: library >= LEAST_YEAR_RECORDS ? count / library : null,
      lag: year >= lagFrom,
    });
  }
  const empty = years.filter((y) => y.share === null).length;
  return {
    years,
    usable_years: years.filter((y) => y.share !== null && !y.lag).length,
    note: {
      shown: docs.length - undated,
      left_out: undated,
      reason: `Year of grant or publication, not of filing. ${undated} undated left out; ${empty} years in which the library holds fewer than ${LEAST_YEAR_RECORDS} records count as no data; from ${lagFrom} on, publication lags behind filing.`,
    },
  };
}

/**
 * Growth of a set of documents: slope of its share of the library's usable years before the lag (last 12 years), relative to its mean
 * share, per year. Null with fewer than 5 usable years or 8 documents in them.
 */
export function growthOf(
  years: readonly (number | null)[],
  stats: LibraryStats,
  asOf: string,
): number | null {
  const end = lagStart(asOf) - 1;
  const usable: { year: number; share: number }[] = [];
  let docs = 0;
  for (let year = end - TREND_YEARS + 1; year <= end; year++) {
    const library = stats.byYear.get(year) ?? 0;
    if (library < LEAST_YEAR_RECORDS) continue;
    const count = years.filter((y) => y === year).length;
    docs += count;
    usable.push({ year, share: count / library });
  }
  if (usable.length < LEAST_USABLE_YEARS || docs < LEAST_TREND_DOCS) return null;
  const meanYear = usable.reduce((s, u) => s + u.year, 0) / usable.length;
  const meanShare = usable.reduce((s, u) => s + u.share, 0) / usable.length;
  const covariance = usable.reduce((s, u) => s + (u.year - meanYear) * (u.share - meanShare), 0);
  const variance = usable.reduce((s, u) => s + (u.year - meanYear) ** 2, 0);
  return variance > 0 && meanShare > 0 ? covariance / variance / meanShare : null;
}

/** Life-cycle stage from growth per year and the share of documents of the last ten years before the lag. */
export function stageOf(
  growth: number | null,
): 'emerging' | 'growing' | 'mature' | 'declining' | 'not measurable' {
  if (growth === null) return 'not measurable';
  if (growth >= 0.25) return 'emerging';
  if (growth >= 0.06) return 'growing';
  return growth > -0.06 ? 'mature' : 'declining';
}
