import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openContents } from '../bytes/open-contents.ts';
import type { Entry } from '../entry.ts';
import { RecordError, recordFromFields } from '../record-from-fields.ts';
import { readRows, type TableRow } from './read-table.ts';
import { createPartitions } from './row-partitions.ts';
import { addRow, emptyJoined, type JoinedFields, joinedFields } from './table-rows.ts';

/** Tables that tell of the same patents, each row by the number in a common column. */
export interface TableGroup {
  key: string;
  files: string[];
}

const KEYS = ['patent_id', 'pgpub_id'] as const;
const ENDINGS = /\.(?:tsv|csv|txt)(?:\.gz|\.zip)?$/i;

/** Puts tables that share an id column together where there are several of them; PatentsView's exports are such tables. */
export async function sortOutTables(
  files: readonly string[],
): Promise<{ groups: TableGroup[]; others: string[] }> {
  const byKey = new Map<string, string[]>(KEYS.map((key) => [key, []]));
  const tables = files.filter((file) => ENDINGS.test(file));
  if (tables.length > 1) for (const file of tables) byKey.get((await keyOf(file)) ?? '')?.push(file);
  const groups = [...byKey]
    .map(([key, members]) => ({ key, files: members }))
    .filter((group) => group.files.length > 1);
  const joined = new Set(groups.flatMap((group) => group.files));
  return { groups, others: files.filter((file) => !joined.has(file)) };
}

async function keyOf(file: string): Promise<string | null> {
  try {
    for await (const { bytes } of openContents(file, () => undefined)) {
      const table = await readRows(bytes());
      await table?.rows.return(undefined);
      // Granted tables may name the pre-grant number too, and stay theirs.
      return KEYS.find((key) => table?.columns.includes(key)) ?? null;
    }
  } catch {
    // Whoever reads the file itself says what is wrong with it.
  }
  return null;
}

/** Bytes of packed tables that are joined at once: what is held of one part at a time. */
const BYTES_PER_PART = 24 * 1024 * 1024;
const MOST_PARTS = 200;

/**
 * Joins tables by their id column in two passes: rows go into parts by their id, on disk where the tables are large, and each
 * part is then joined in memory.
 */
export async function* joinTables({ key, files }: TableGroup): AsyncGenerator<Entry> {
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const parts = Math.min(MOST_PARTS, Math.ceil(size / BYTES_PER_PART));
  const folder = mkdtempSync(join(tmpdir(), 'lacuna-join-'));
  const partitions = createPartitions(folder, parts);
  try {
    for (const file of files) yield* spread(file, key, partitions.add);
    const name = files.map((file) => basename(file)).join(' + ');
    for (const rows of partitions.finish()) {
      for (const [id, joined] of joinPart(rows)) yield toEntry(name, id, joined);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Row = Record<string, string>;

async function* spread(
  file: string,
  key: string,
  add: (id: string, row: Row) => void,
): AsyncGenerator<Entry> {
  for await (const { part, bytes } of openContents(file, () => undefined)) {
    const table = await readRows(bytes());
    for await (const row of table?.rows ?? []) yield* spreadRow(row, { file, part, key, add });
  }
}

function* spreadRow(
  row: TableRow,
  {
    file,
    part,
    key,
    add,
  }: { file: string; part: string | null; key: string; add: (id: string, row: Row) => void },
): Generator<Entry> {
  const at = { file, part, offset: row.offset, row: row.row };
  if (!('fields' in row)) yield { problem: row.problem, skipped: row.skipped, at };
  else if (!row.fields[key]) yield { problem: `has no ${key}`, skipped: true, at };
  else add(row.fields[key], row.fields);
}

function joinPart(rows: Iterable<[id: string, row: Row]>): Map<string, JoinedFields> {
  const byId = new Map<string, JoinedFields>();
  for (const [id, row] of rows) {
    const joined = byId.get(id) ?? emptyJoined();
    byId.set(id, joined);
    addRow(joined, row);
  }
  return byId;
}

function toEntry(file: string, id: string, joined: JoinedFields): Entry {
  const at = { file, part: null, offset: null, row: null };
  try {
    return { record: recordFromFields(joinedFields(id, joined)), at };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { problem: `${id} ${error.message}`, skipped: true, at };
  }
}
