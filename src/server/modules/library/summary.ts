import type * as lancedb from '@lancedb/lancedb';
import type { LibraryStats } from './library.ts';
import { openTable, tableNames } from './record-table.ts';
import { unpackTerms } from './record-terms.ts';
import { createTermWeights, type TermWeights } from './term-weights.ts';

/** Which table is current, and what it was made from. */
export interface Pointer {
  table: string;
  /** Name of the encoder that its vectors came from. */
  encoder: string;
  /** Mark of the starter library in it. */
  starter: string;
  /** Version of the table that was counted. */
  version: number;
}

/** What is known of a library as a whole. Writing it makes its table the current one. */
export interface Summary {
  pointer: Pointer;
  stats: LibraryStats;
  /** Records per category id. */
  categories: Record<string, number>;
  weights: TermWeights;
}

const SUMMARY_TABLE = 'summary';
const COLUMNS = ['number', 'date', 'categories', 'classes', 'abstracted', 'claimed', 'terms', 'vector'];

/** Counts a table once over and makes it the current one, with what was counted kept for readers to open at once. */
export async function writeSummary(
  db: lancedb.Connection,
  table: lancedb.Table,
  { encoder, starter }: Pick<Pointer, 'encoder' | 'starter'>,
): Promise<void> {
  const version = Number(await table.version());
  const { json, keys, counts } = await countRecords(table);
  const pointer: Pointer = { table: table.name, encoder, starter, version };
  const row = {
    pointer: JSON.stringify(pointer),
    json: JSON.stringify(json),
    keys: Buffer.from(keys.buffer),
    counts: Buffer.from(counts.buffer),
  };
  // Overwriting what is not there makes the engine warn on the terminal.
  const there = (await tableNames(db)).includes(SUMMARY_TABLE);
  await db.createTable(SUMMARY_TABLE, [row], { mode: there ? 'overwrite' : 'create' });
}

async function countRecords(table: lancedb.Table) {
  const counts = new Map<number, number>();
  const lengths = [0, 0, 0, 0];
  const held = [0, 0, 0, 0];
  const tally = { documents: 0, withAbstract: 0, withClaims: 0, withVector: 0 };
  const byYear: Record<string, number> = {};
  const byClass: Record<string, number> = {};
  const byCountry: Record<string, number> = {};
  const categories: Record<string, number> = {};
  const count = (into: Record<string, number>, key: string) => {
    if (key !== '') into[key] = (into[key] ?? 0) + 1;
  };
  for await (const batch of table.query().select(COLUMNS)) {
    const column = (at: string) => batch.getChild(at);
    for (let i = 0; i < batch.numRows; i++) {
      tally.documents++;
      tally.withAbstract += Number(Boolean(column('abstracted')?.get(i)));
      tally.withClaims += Number(Boolean(column('claimed')?.get(i)));
      tally.withVector += Number(Boolean(column('vector')?.isValid(i)));
      const date = Number(column('date')?.get(i));
      if (date > 0) count(byYear, String(Math.floor(date / 10_000)));
      for (const code of String(column('classes')?.get(i)).split('|')) count(byClass, code);
      for (const id of String(column('categories')?.get(i)).split('|')) count(categories, id);
      count(byCountry, String(column('number')?.get(i)).slice(0, 2));
      const terms = Object.values(unpackTerms(column('terms')?.get(i) as Uint8Array));
      terms.forEach((list, f) => {
        lengths[f] = (lengths[f] as number) + list.length;
        if (list.length > 0) held[f] = (held[f] as number) + 1;
      });
      for (const key of new Set(terms.flatMap((list) => [...list])))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const years = Object.keys(byYear).map(Number);
  const keys = Uint32Array.from(counts.keys()).sort();
  const json = {
    tally,
    byYear,
    byClass,
    byCountry,
    categories,
    fromYear: years.length > 0 ? Math.min(...years) : null,
    toYear: years.length > 0 ? Math.max(...years) : null,
    lengths: lengths.map((sum, f) => sum / Math.max(1, held[f] as number)),
  };
  return { json, keys, counts: Uint32Array.from(keys, (key) => counts.get(key) as number) };
}

/** Reads what was counted of the current table; null where no build was ever finished. */
export async function readSummary(db: lancedb.Connection): Promise<Summary | null> {
  const table = await openTable(db, SUMMARY_TABLE);
  if (!table) return null;
  const [row] = await table.query().toArray();
  table.close();
  if (!row?.pointer) return null;
  const pointer = JSON.parse(row.pointer as string) as Pointer;
  const json = JSON.parse(row.json as string);
  const words = (bytes: Uint8Array) => new Uint32Array(bytes.slice().buffer);
  const { tally, byYear, byClass, byCountry, fromYear, toYear } = json;
  return {
    pointer,
    stats: {
      name: 'library',
      version: `${pointer.table}.${pointer.version}`,
      documents: tally.documents,
      withAbstract: tally.withAbstract,
      withClaims: tally.withClaims,
      fromYear,
      toYear,
      byYear,
      byClass,
      byCountry,
      vectorShare: tally.documents > 0 ? tally.withVector / tally.documents : 1,
    },
    categories: json.categories,
    weights: createTermWeights({
      keys: words(row.keys as Uint8Array),
      counts: words(row.counts as Uint8Array),
      documents: tally.documents,
      lengths: json.lengths,
    }),
  };
}
