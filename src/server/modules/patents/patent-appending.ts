import type * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { LibraryManifest } from './library-manifest.ts';
import type { Tallied } from './library-tally.ts';
import { textColumn } from './patent-table.ts';

/** Rows outside the number index from which it is brought up to date; until then they are looked through. */
const UNINDEXED = 20_000;
/** Versions kept, milliseconds: a process may still read one for as long as an analysis takes. */
const KEPT = 3_600_000;
const ROWS_PER_QUERY = 500;

/** The patents as the current build has them, ready to be appended to: what a killed build left behind is undone. */
export async function openForAppending(
  db: lancedb.Connection,
  { patents }: LibraryManifest,
): Promise<lancedb.Table> {
  const table = await db.openTable(patents.table);
  if ((await table.version()) !== patents.version) {
    await table.checkout(patents.version);
    await table.restore();
  }
  return table;
}

const inRows = (rows: readonly number[]) => `row IN (${rows.join(', ')})`;

function* parts(rows: readonly number[]): Generator<readonly number[]> {
  for (let i = 0; i < rows.length; i += ROWS_PER_QUERY) yield rows.slice(i, i + ROWS_PER_QUERY);
}

/** What a library counts of given rows. */
export async function rowsWithCategories(table: lancedb.Table, rows: readonly number[]): Promise<Tallied[]> {
  const found: Tallied[] = [];
  for (const part of parts(rows)) {
    const answer = await table
      .query()
      .where(inRows(part))
      .select(['record', 'categories', 'origin'])
      .toArrow();
    const [records, categories, origins] = ['record', 'categories', 'origin'].map((name) =>
      textColumn(answer, name),
    ) as [string[], string[], string[]];
    records.forEach((record, i) => {
      found.push({
        document: JSON.parse(record) as PatentRecord,
        categories: (categories[i] as string).split('|').filter(Boolean),
        origin: origins[i] as string,
      });
    });
  }
  return found;
}

/** Takes rows out; readers of earlier versions keep them. */
export async function removeRows(table: lancedb.Table, rows: readonly number[]): Promise<void> {
  for (const part of parts(rows)) await table.delete(inRows(part));
}

/** Brings the number index up to date and clears old versions away once that pays. Answers the version to read. */
export async function tidyPatents(table: lancedb.Table): Promise<number> {
  const stats = await table.indexStats('number_idx');
  if ((stats?.numUnindexedRows ?? 0) > UNINDEXED)
    await table.optimize({ cleanupOlderThan: new Date(Date.now() - KEPT) });
  return table.version();
}
