import type * as lancedb from '@lancedb/lancedb';
import type { LibraryStats } from './library.ts';
import { unpackTerms } from './record-terms.ts';
import { createTermWeights, type TermWeights } from './term-weights.ts';

/** What is known of a library as a whole. */
export interface Summary {
  stats: LibraryStats;
  /** Records per category id. */
  categories: Record<string, number>;
  weights: TermWeights;
}

const SUMMARY_TABLE = 'summary';
const COLUMNS = ['number', 'date', 'categories', 'classes', 'abstracted', 'claimed', 'terms', 'vector'];

/** Counts a library once over and keeps the result beside it, for readers to open at once. */
export async function writeSummary(
  db: lancedb.Connection,
  table: lancedb.Table,
  name: string,
): Promise<void> {
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
  const row = {
    name,
    version: Number(await table.version()),
    json: JSON.stringify(json),
    keys: Buffer.from(keys.buffer),
    counts: Buffer.from(Uint32Array.from(keys, (key) => counts.get(key) as number).buffer),
  };
  // Overwriting what is not there makes the engine warn on the terminal.
  const there = (await db.tableNames({ limit: 1000 })).includes(SUMMARY_TABLE);
  await db.createTable(SUMMARY_TABLE, [row], { mode: there ? 'overwrite' : 'create' });
}

/** Reads the summary of a table; null where none was finished. */
export async function readSummary(db: lancedb.Connection, name: string): Promise<Summary | null> {
  if (!(await db.tableNames({ limit: 1000 })).includes(SUMMARY_TABLE)) return null;
  const table = await db.openTable(SUMMARY_TABLE);
  const [row] = await table.query().toArray();
  table.close();
  if (!row || row.name !== name) return null;
  const json = JSON.parse(row.json as string);
  const words = (bytes: Uint8Array) => new Uint32Array(bytes.slice().buffer);
  const { tally, byYear, byClass, byCountry, fromYear, toYear } = json;
  return {
    stats: {
      name: 'library',
      version: `${row.version}`,
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
