import type * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import { mergeRecords } from './merge-records.ts';
import type { FactFinder } from './record-facts.ts';
import { fingerprintOf, type IncomingRecord, rowOf, SHIPPED_ORIGIN } from './record-row.ts';
import { rowsOfNumbers } from './record-table.ts';

/** What became of the records of an ingest. */
export interface IngestCounts {
  /** New publications. */
  added: number;
  /** Publications that the library had in an older or poorer form. */
  replaced: number;
  /** Publications that the library already had just so. */
  unchanged: number;
}

/**
 * Writes records into the table, batch by batch: each batch is whole or absent, and one that is there already changes
 * nothing, so that an interrupted run is simply run again.
 */
export async function writeRecords(
  table: lancedb.Table,
  records: AsyncIterable<IncomingRecord>,
  on: { facts: FactFinder; batch: number; progress(done: number): void },
): Promise<IngestCounts> {
  const counts: IngestCounts = { added: 0, replaced: 0, unchanged: 0 };
  let waiting = new Map<string, IncomingRecord>();
  let done = 0;
  const flush = async () => {
    await writeBatch(table, [...waiting.values()], { facts: on.facts, counts });
    done += waiting.size;
    waiting = new Map();
    on.progress(done);
  };
  for await (const incoming of records) {
    const before = waiting.get(incoming.record.number);
    waiting.set(incoming.record.number, before ? joined(before, incoming) : incoming);
    if (waiting.size >= on.batch) await flush();
  }
  if (waiting.size > 0) await flush();
  return counts;
}

async function writeBatch(
  table: lancedb.Table,
  batch: readonly IncomingRecord[],
  { facts, counts }: { facts: FactFinder; counts: IngestCounts },
): Promise<void> {
  const numbers = batch.map(({ record }) => record.number);
  const rows = await rowsOfNumbers(table, numbers, ['number', 'fingerprint', 'origin', 'record']);
  const there = new Map(rows.map((row) => [row.number as string, row]));
  const fresh: IncomingRecord[] = [];
  const changed: IncomingRecord[] = [];
  for (const incoming of batch) {
    const row = there.get(incoming.record.number);
    if (!row) {
      fresh.push(incoming);
      continue;
    }
    const stored = { record: JSON.parse(row.record as string) as PatentRecord, origin: row.origin as string };
    const next = joined(stored, incoming);
    if (fingerprintOf(next.record) === row.fingerprint && next.origin === stored.origin) counts.unchanged++;
    else changed.push(next);
  }
  counts.added += fresh.length;
  counts.replaced += changed.length;
  const rowsFor = async (list: IncomingRecord[]) => {
    const found = await facts.find(list);
    return list.map((incoming, i) => rowOf(incoming, found[i] as (typeof found)[number]));
  };
  if (fresh.length > 0) await table.add(await rowsFor(fresh));
  if (changed.length > 0)
    await table
      .mergeInsert('number')
      .whenMatchedUpdateAll()
      .execute(await rowsFor(changed));
}

/**
 * One record of two with the same number. What the starter says by hand stays and takes the office's text; of two from
 * outside the newer publication counts, and of equally old ones the stored one, filled up with what the other knows.
 */
function joined(stored: IncomingRecord, incoming: IncomingRecord): IncomingRecord {
  if (incoming.origin === SHIPPED_ORIGIN)
    return stored.origin === SHIPPED_ORIGIN
      ? incoming
      : { record: mergeRecords(incoming.record, stored.record), origin: stored.origin };
  if (stored.origin === SHIPPED_ORIGIN)
    return { record: mergeRecords(stored.record, incoming.record), origin: incoming.origin };
  const [older, newer] =
    (incoming.record.date ?? '') > (stored.record.date ?? '') ? [stored, incoming] : [incoming, stored];
  return { record: filledFrom(newer.record, older.record), origin: newer.origin };
}

function filledFrom(newer: PatentRecord, older: PatentRecord): PatentRecord {
  const filled: Record<string, unknown> = { ...older };
  for (const [name, value] of Object.entries(newer)) {
    const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty || filled[name] === undefined) filled[name] = value;
  }
  return filled as PatentRecord;
}
