import * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { recordSchema } from './record-row.ts';

/** Changes whenever rows are laid out differently: an older library is then built anew. */
const FORMAT = 1;
/** Seconds after which a reader looks for what another process wrote. */
const CONSISTENCY = 5;
const CACHE_BYTES = 256n * 1024n * 1024n;
const SAFE_NUMBER = /^[A-Z0-9]+$/;
const NUMBERS_PER_QUERY = 500;
/** Readers of a version are given this long to leave it before its files go. */
const GRACE_MS = 15 * 60_000;

/** Connects to the place of a library. */
export function connectLibrary(indexUri: string): Promise<lancedb.Connection> {
  const session = new lancedb.Session(CACHE_BYTES, CACHE_BYTES);
  // A folder of its own, apart from tables of other subjects.
  const uri = indexUri.startsWith('db://') ? indexUri : `${indexUri.replace(/\/$/, '')}/library`;
  return lancedb.connect(uri, { session, readConsistencyInterval: CONSISTENCY });
}

/** Name of the table for records with vectors of this encoder: two encoders never share one. */
export const recordTableName = (encoder: Encoder): string => `records_${FORMAT}_${encoder.name}`;

/** Opens the table of records; null where there is none. */
export async function openRecordTable(
  db: lancedb.Connection,
  encoder: Encoder,
): Promise<lancedb.Table | null> {
  const name = recordTableName(encoder);
  return (await db.tableNames({ limit: 1000 })).includes(name) ? db.openTable(name) : null;
}

/** Makes an empty table of records. */
export const createRecordTable = (db: lancedb.Connection, encoder: Encoder): Promise<lancedb.Table> =>
  db.createEmptyTable(recordTableName(encoder), recordSchema(encoder.dimensions));

/** Makes the indexes that a table lacks. */
export async function indexRecords(table: lancedb.Table): Promise<void> {
  const there = new Set((await table.listIndices()).flatMap(({ columns }) => columns));
  for (const column of ['title', 'text'])
    if (!there.has(column))
      await table.createIndex(column, { config: lancedb.Index.fts({ withPosition: false }) });
  if (!there.has('number')) await table.createIndex('number', { config: lancedb.Index.btree() });
}

/** Brings indexes up to the rows, joins small files, and drops versions that nobody reads any more. */
export async function optimizeRecords(table: lancedb.Table): Promise<void> {
  await table.optimize({ cleanupOlderThan: new Date(Date.now() - GRACE_MS) });
}

/** Columns of the rows with these numbers, in no order. */
export async function rowsOfNumbers(
  table: lancedb.Table,
  numbers: readonly string[],
  columns: string[],
): Promise<Record<string, unknown>[]> {
  const safe = [...new Set(numbers)].filter((number) => SAFE_NUMBER.test(number));
  const rows: Record<string, unknown>[] = [];
  for (let i = 0; i < safe.length; i += NUMBERS_PER_QUERY) {
    const list = safe.slice(i, i + NUMBERS_PER_QUERY).map((number) => `'${number}'`);
    rows.push(
      ...(await table
        .query()
        .where(`number IN (${list.join(', ')})`)
        .select(columns)
        .toArray()),
    );
  }
  return rows;
}

/** Records with these numbers, in the order of the numbers; unknown ones are left out. */
export async function recordsOfNumbers(
  table: lancedb.Table,
  numbers: readonly string[],
): Promise<PatentRecord[]> {
  const rows = await rowsOfNumbers(table, numbers, ['number', 'record']);
  const found = new Map(rows.map((row) => [row.number as string, row.record as string]));
  return numbers.flatMap((number) => {
    const text = found.get(number);
    return text === undefined ? [] : [JSON.parse(text) as PatentRecord];
  });
}
