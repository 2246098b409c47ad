import { basename } from 'node:path';
import { openEncoder } from '../encoder/open-encoder.ts';
import { addRecords, type BuildPlace, changeRecords, openCurrent, rebuildRecords } from './build-records.ts';
import type { LibraryLocation } from './library-location.ts';
import type { Entry } from './readers/entry.ts';
import { readSource } from './readers/read-source.ts';
import { type IncomingRecord, SHIPPED_ORIGIN } from './record-row.ts';
import { connectLibrary } from './record-table.ts';
import type { IngestCounts } from './write-records.ts';

/** An entry of a file that was not taken as it is. */
export type Problem = Extract<Entry, { problem: string }>;

export interface IngestEvents {
  /** Records written so far, and how far the present file is read. */
  progress(state: { records: number; file: string; read: number; total: number | null }): void;
  problem(problem: Problem): void;
}

async function open(location: LibraryLocation): Promise<BuildPlace> {
  const [db, encoder] = await Promise.all([connectLibrary(location.indexUri), openEncoder(location)]);
  // A command is ended by ending its process.
  return { db, encoder, location, signal: new AbortController().signal };
}

/**
 * Adds the patents of files, folders, or standard input (`-`) to the library, building it first where there is none. What
 * is there already changes nothing, so that an interrupted ingest is simply run again. Throws `LibraryBusyError`.
 */
export async function ingestSources(
  location: LibraryLocation,
  paths: readonly string[],
  on: IngestEvents,
): Promise<IngestCounts & { skipped: number }> {
  const place = await open(location);
  let skipped = 0;
  let at = { file: '', read: 0, total: null as number | null };
  async function* incoming(): AsyncGenerator<IncomingRecord> {
    const onProgress = (progress: typeof at) => {
      at = progress;
    };
    for await (const entry of readSource(paths, { resumeAfter: 0, onProgress })) {
      if ('problem' in entry) {
        if (entry.skipped) skipped++;
        on.problem(entry);
      } else yield { record: entry.record, origin: basename(entry.at.file) };
    }
  }
  const counts = await addRecords(place, incoming(), (records) => on.progress({ records, ...at }));
  place.db.close();
  return { ...counts, skipped };
}

/** Where records came from, with their number, largest first; `shipped` is the starter library. */
export async function listOrigins(location: LibraryLocation): Promise<{ origin: string; records: number }[]> {
  const { db, encoder } = await open(location);
  const table = (await openCurrent({ db, encoder }))?.table;
  const counts = new Map<string, number>();
  if (table) {
    for await (const batch of table.query().select(['origin'])) {
      const column = batch.getChild('origin');
      for (let i = 0; i < batch.numRows; i++) {
        const origin = String(column?.get(i));
        counts.set(origin, (counts.get(origin) ?? 0) + 1);
      }
    }
  }
  db.close();
  return [...counts]
    .map(([origin, records]) => ({ origin, records }))
    .sort((a, b) => b.records - a.records || (a.origin < b.origin ? -1 : 1));
}

/** Removes everything that came from one file. The starter library stays. Returns how many records went. */
export async function removeOrigin(location: LibraryLocation, origin: string): Promise<number> {
  if (origin === SHIPPED_ORIGIN) throw new Error('The starter library ships with the product and stays.');
  const place = await open(location);
  const table = (await openCurrent(place))?.table;
  const condition = `origin = '${origin.replaceAll("'", "''")}'`;
  const count = (await table?.countRows(condition)) ?? 0;
  if (count > 0)
    await changeRecords(place, async (current) => {
      await current.delete(condition);
      return true;
    });
  place.db.close();
  return count;
}

/** Brings the indexes up to date and drops files that nobody reads any more. */
export async function optimizeLibrary(location: LibraryLocation): Promise<void> {
  const place = await open(location);
  await changeRecords(place, async () => true);
  place.db.close();
}

/** Rebuilds the index from the shipped data and all records in it that can be read. Returns how many it holds. */
export async function rebuildLibrary(location: LibraryLocation): Promise<number> {
  const place = await open(location);
  await rebuildRecords(place, () => undefined);
  const documents = (await openCurrent(place))?.summary.stats.documents ?? 0;
  place.db.close();
  return documents;
}
