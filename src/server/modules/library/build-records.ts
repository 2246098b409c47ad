import type * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { readClassTitles } from './class-titles.ts';
import type { LibraryLocation } from './library-location.ts';
import { createFactFinder } from './record-facts.ts';
import { type IncomingRecord, SHIPPED_ORIGIN } from './record-row.ts';
import { createRecordTable, indexRecords, openTable, optimizeRecords, tableNames } from './record-table.ts';
import { readCategories, readStarter, starterMark } from './starter.ts';
import { readSummary, type Summary, writeSummary } from './summary.ts';
import { type IngestCounts, writeRecords } from './write-records.ts';
import { withWriterLease } from './writer-lease.ts';

/** Where a library is built, and with what. */
export interface BuildPlace {
  db: lancedb.Connection;
  location: LibraryLocation;
  encoder: Encoder;
  /** Ends a build after the batch that it is at. */
  signal: AbortSignal;
}

export type OnProgress = (records: number) => void;

const BATCH = 4000;
/** Changes whenever rows are laid out differently: an older library is then rebuilt. */
const FORMAT = 4;
const TABLE_PREFIX = 'records_';

/** Names of a format's and encoder's tables: two encoders never share one. */
const tablePrefix = (encoder: Encoder): string => `${TABLE_PREFIX}${FORMAT}_${encoder.name}_`;

/** The current table with its summary; null where there is none of this format and encoder. Rejects when it cannot be read. */
export async function openCurrent({
  db,
  encoder,
}: Pick<BuildPlace, 'db' | 'encoder'>): Promise<{ table: lancedb.Table; summary: Summary } | null> {
  const summary = await readSummary(db);
  if (!summary?.pointer.table.startsWith(tablePrefix(encoder))) return null;
  const table = await openTable(db, summary.pointer.table);
  if (!table) throw new Error('The patent library lacks its table of records.');
  return { table, summary };
}

/**
 * Adds records to the library, building it first where there is none. Each batch is whole or absent, so that an interrupted
 * run is simply run again. Heavy: run it off the event loop. Throws `LibraryBusyError` while another process writes.
 */
export function addRecords(
  place: BuildPlace,
  records: AsyncIterable<IncomingRecord>,
  progress: OnProgress,
): Promise<IngestCounts> {
  return withWriterLease(place.db, async () => {
    const current = await openCurrent(place);
    if (!current) await buildTable(place, progress);
    const { table, summary } = current ?? (await required(place));
    const counts = await write(table, { place, records, progress });
    await finish(table, place, summary.pointer.starter);
    table.close();
    return counts;
  });
}

/** Rebuilds the library beside the old one, with everything ingested that can be read; the last write swaps them. */
export function rebuildRecords(place: BuildPlace, progress: OnProgress): Promise<void> {
  return withWriterLease(place.db, () => buildTable(place, progress));
}

/**
 * Changes the current table while no other process writes. Where `change` answers true, indexes and counts are brought up to
 * it; else that is left to a later call.
 */
export function changeRecords(
  place: BuildPlace,
  change: (table: lancedb.Table) => Promise<boolean>,
): Promise<void> {
  return withWriterLease(place.db, async () => {
    const { table, summary } = await required(place);
    if (await change(table)) await finish(table, place, summary.pointer.starter);
    table.close();
  });
}

async function required(place: BuildPlace) {
  const current = await openCurrent(place);
  if (!current) throw new Error('The patent library could not be built.');
  return current;
}

async function buildTable(place: BuildPlace, progress: OnProgress): Promise<void> {
  const { db, encoder, location } = place;
  const before = await readSummary(db).catch(() => null);
  const name = `${tablePrefix(encoder)}${generationOf(before?.pointer.table) + 1}`;
  // Without a library there can only be a first build that was interrupted: it is taken up. Else a rest is of no use.
  if (before) await db.dropTable(name).catch(() => undefined);
  const table = (await openTable(db, name)) ?? (await createRecordTable(db, name, encoder));
  const old = before ? await openTable(db, before.pointer.table).catch(() => null) : null;
  async function* all(): AsyncGenerator<IncomingRecord> {
    for await (const record of readStarter(location.shippedDataDir)) yield { record, origin: SHIPPED_ORIGIN };
    if (old) yield* ingested(old);
  }
  await write(table, { place, records: all(), progress });
  await finish(table, place, await starterMark(location.shippedDataDir));
  table.close();
  old?.close();
  for (const other of await tableNames(db))
    if (other.startsWith(TABLE_PREFIX) && other !== name) await db.dropTable(other).catch(() => undefined);
}

const generationOf = (table: string | undefined): number => Number(/_(\d+)$/.exec(table ?? '')?.[1] ?? 0);

/** Records from outside the starter library, as far as a table can be read. */
async function* ingested(table: lancedb.Table): AsyncGenerator<IncomingRecord> {
  try {
    const query = table.query().where(`origin <> '${SHIPPED_ORIGIN}'`).select(['origin', 'record']);
    for await (const batch of query) {
      const [origins, records] = [batch.getChild('origin'), batch.getChild('record')];
      for (let i = 0; i < batch.numRows; i++)
        yield {
          origin: String(origins?.get(i)),
          record: JSON.parse(String(records?.get(i))) as PatentRecord,
        };
    }
  } catch {
    // A damaged table is left where it breaks off: what was read of it is kept.
  }
}

async function write(
  table: lancedb.Table,
  from: { place: BuildPlace; records: AsyncIterable<IncomingRecord>; progress: OnProgress },
): Promise<IngestCounts> {
  const { encoder, location } = from.place;
  const { shippedDataDir } = location;
  const [categories, classTitles] = await Promise.all([
    readCategories(shippedDataDir),
    readClassTitles(shippedDataDir),
  ]);
  const facts = await createFactFinder({ encoder, shippedDataDir, categories, classTitles });
  return writeRecords(table, from.records, {
    facts,
    batch: BATCH,
    progress(records) {
      from.place.signal.throwIfAborted();
      from.progress(records);
    },
  });
}

async function finish(table: lancedb.Table, { db, encoder }: BuildPlace, starter: string): Promise<void> {
  await indexRecords(table);
  await optimizeRecords(table);
  await writeSummary(db, table, { encoder: encoder.name, starter });
}
