import * as lancedb from '@lancedb/lancedb';
import { Field, Int32, Schema, Utf8 } from 'apache-arrow';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import { dateKey } from '../../../core/retrieval/document.ts';

/** Rows of the starter library carry this origin; all others came by ingest. */
export const SHIPPED_ORIGIN = 'shipped';

/** A document with what the table stores beside it. */
export interface StoredDocument {
  document: LibraryDocument;
  categories: string[];
  origin: string;
}

const SCHEMA = new Schema([
  new Field('row', new Int32(), false),
  new Field('number', new Utf8(), false),
  new Field('date', new Int32(), false),
  new Field('categories', new Utf8(), false),
  new Field('origin', new Utf8(), false),
  new Field('record', new Utf8(), false),
  new Field('claim', new Utf8(), true),
]);

/** Creates an empty table of patents. */
export function createPatentTable(db: lancedb.Connection, name: string): Promise<lancedb.Table> {
  return db.createEmptyTable(name, SCHEMA);
}

/** Appends documents; the first one gets row number `from`. */
export async function appendRows(
  table: lancedb.Table,
  documents: StoredDocument[],
  from: number,
): Promise<void> {
  await table.add(
    documents.map(({ document, categories, origin }, i) => {
      const { claim, ...record } = document;
      return {
        row: from + i,
        number: document.number,
        date: dateKey(document.date),
        categories: `|${categories.join('|')}|`,
        origin,
        record: JSON.stringify(record),
        claim: claim ?? null,
      };
    }),
  );
}

/** Builds the number index over all rows. */
export async function indexPatentTable(table: lancedb.Table): Promise<void> {
  await table.createIndex('number', { config: lancedb.Index.btree() });
}

type ArrowTable = Awaited<ReturnType<lancedb.Query['toArrow']>>;

/** A text column of a result. */
export function textColumn(table: ArrowTable, name: string): (string | null)[] {
  const column = table.getChild(name);
  return Array.from({ length: table.numRows }, (_, i) => (column?.get(i) ?? null) as string | null);
}

/** A number column of a result. */
export function numberColumn(table: ArrowTable, name: string): number[] {
  const column = table.getChild(name);
  return Array.from({ length: table.numRows }, (_, i) => Number(column?.get(i)));
}

/** A patent table as a build left it, with the rows that were taken out of it since it was begun. */
export interface PatentRows {
  table: lancedb.Table;
  /** Ascending. */
  removed: readonly number[];
}

/** Place of a row among those that are left. */
function offsetOf(removed: readonly number[], row: number): number {
  let low = 0;
  let high = removed.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((removed[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return row - low;
}

/** Records at the given rows, in their order. */
export async function recordsAt(
  { table, removed }: PatentRows,
  rows: readonly number[],
): Promise<PatentRecord[]> {
  if (rows.length === 0) return [];
  const ordered = [...new Set(rows)].sort((x, y) => x - y);
  const offsets = ordered.map((row) => offsetOf(removed, row));
  const found = await table.takeOffsets(offsets).select(['row', 'record']).toArrow();
  const records = new Map<number, PatentRecord>();
  const texts = textColumn(found, 'record');
  numberColumn(found, 'row').forEach((row, i) => {
    records.set(row, JSON.parse(texts[i] as string) as PatentRecord);
  });
  return rows.map((row) => {
    const record = records.get(row);
    if (!record) throw new Error(`The patent index has no row ${row}; remove its folder to build it anew.`);
    return record;
  });
}

const NUMBERS_PER_QUERY = 500;

/** Rows and origins of publication numbers; unknown ones are left out. */
export async function findNumbers(
  table: lancedb.Table,
  numbers: readonly string[],
): Promise<Map<string, { row: number; origin: string }>> {
  const rows = new Map<string, { row: number; origin: string }>();
  const safe = numbers.filter((number) => /^[A-Z0-9]+$/.test(number));
  for (let i = 0; i < safe.length; i += NUMBERS_PER_QUERY) {
    const part = safe.slice(i, i + NUMBERS_PER_QUERY);
    const found = await table
      .query()
      .where(`number IN (${part.map((number) => `'${number}'`).join(', ')})`)
      .select(['row', 'number', 'origin'])
      .toArrow();
    const at = numberColumn(found, 'row');
    const origins = textColumn(found, 'origin');
    textColumn(found, 'number').forEach((number, k) => {
      rows.set(number as string, { row: at[k] as number, origin: origins[k] as string });
    });
  }
  return rows;
}

/** All documents of a table that came by ingest, with their origins, in row order. */
export async function* ingestedRows(
  table: lancedb.Table,
): AsyncGenerator<{ document: LibraryDocument; origin: string }> {
  const query = table
    .query()
    .where(`origin <> '${SHIPPED_ORIGIN}'`)
    .select(['row', 'origin', 'record', 'claim']);
  for await (const batch of query) {
    for (let i = 0; i < batch.numRows; i++) {
      const record = JSON.parse(String(batch.getChild('record')?.get(i))) as PatentRecord;
      const claim = (batch.getChild('claim')?.get(i) ?? null) as string | null;
      yield { document: { ...record, claim }, origin: String(batch.getChild('origin')?.get(i)) };
    }
  }
}
