import * as lancedb from '@lancedb/lancedb';
import type { LibraryStats } from '../../../core/retrieval/library-view.ts';
import type { LibraryLocation } from './library-location.ts';
import { readManifest } from './library-manifest.ts';
import { LibraryMissingError } from './open-library.ts';
import { readClassTitles } from './shipped-data.ts';

/** What a library holds, for people. */
export interface LibraryStatus {
  documents: number;
  fromYear: number | null;
  toYear: number | null;
  /** Records by year, oldest first. */
  byYear: [year: number, records: number][];
  /** Years from the first to the last with fewer than 30 records, as ranges. */
  thinYears: string[];
  largestClasses: { code: string; title: string | null; count: number }[];
  coverage: LibraryStats['coverage'];
  sources: { name: string; records: number }[];
  location: string;
}

const CLASSES_SHOWN = 10;
/** Below this a year's records are no data for a trend. */
const THIN_YEAR = 30;

/** Reads the current library's own account of itself; nothing is searched. Throws `LibraryMissingError`. */
export async function libraryStatus(location: LibraryLocation): Promise<LibraryStatus> {
  const db = await lancedb.connect(location.indexUri);
  const manifest = await readManifest(db);
  db.close();
  if (!manifest) throw new LibraryMissingError('The patent library is not built yet.');
  const titles = await readClassTitles(location.shippedDataDir);
  const { byYear, byClass, fromYear, toYear, coverage } = manifest.stats;
  const classes = byClass.toSorted(([, x], [, y]) => y - x).slice(0, CLASSES_SHOWN);
  return {
    documents: manifest.documents,
    fromYear,
    toYear,
    byYear,
    thinYears: thinYears(new Map(byYear), fromYear, toYear),
    largestClasses: classes.map(([code, count]) => ({ code, count, title: titles.get(code) ?? null })),
    coverage: coverage as LibraryStats['coverage'],
    sources: manifest.sources,
    location: location.indexUri,
  };
}

function thinYears(byYear: ReadonlyMap<number, number>, from: number | null, to: number | null): string[] {
  if (from === null || to === null) return [];
  const ranges: [number, number][] = [];
  for (let year = from; year <= to; year++) {
    if ((byYear.get(year) ?? 0) >= THIN_YEAR) continue;
    const last = ranges.at(-1);
    if (last?.[1] === year - 1) last[1] = year;
    else ranges.push([year, year]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
}
