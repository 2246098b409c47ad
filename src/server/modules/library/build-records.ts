import type * as lancedb from '@lancedb/lancedb';
import type { Encoder } from '../encoder/encoder.ts';
import { readClassTitles } from './class-titles.ts';
import type { LibraryLocation } from './library-location.ts';
import { createFactFinder } from './record-facts.ts';
import { type IncomingRecord, SHIPPED_ORIGIN } from './record-row.ts';
import {
  createRecordTable,
  indexRecords,
  openRecordTable,
  optimizeRecords,
  recordTableName,
} from './record-table.ts';
import { readCategories, readStarter } from './starter.ts';
import { writeSummary } from './summary.ts';
import { type IngestCounts, writeRecords } from './write-records.ts';
import { withWriterLease } from './writer-lease.ts';

/** What a build needs to know. */
export interface BuildPlace {
  db: lancedb.Connection;
  location: LibraryLocation;
  encoder: Encoder;
}

const BATCH = 4000;

/**
 * Adds records to the library while no other process writes, making it with the starter records first where there is none.
 * Heavy: run it off the event loop. Throws `LibraryBusyError` while another process writes.
 */
export function buildRecords(
  { db, location, encoder }: BuildPlace,
  records: AsyncIterable<IncomingRecord>,
  progress: (done: number) => void,
): Promise<IngestCounts> {
  return withWriterLease(db, async () => {
    const { shippedDataDir } = location;
    const table = (await openRecordTable(db, encoder)) ?? (await createRecordTable(db, encoder));
    const [categories, classTitles] = await Promise.all([
      readCategories(shippedDataDir),
      readClassTitles(shippedDataDir),
    ]);
    const facts = await createFactFinder({ encoder, shippedDataDir, categories, classTitles });

    const counts = await writeRecords(table, records, { facts, batch: BATCH, progress });
    await indexRecords(table);
    await optimizeRecords(table);
    await writeSummary(db, table, recordTableName(encoder));
    table.close();
    return counts;
  });
}

/** The starter library on its way into the table. */
export async function* starterRecords(shippedDataDir: string): AsyncGenerator<IncomingRecord> {
  for await (const record of readStarter(shippedDataDir)) yield { record, origin: SHIPPED_ORIGIN };
}
