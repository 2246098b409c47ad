import type * as lancedb from '@lancedb/lancedb';
import { z } from 'zod';
import type { LibraryStats } from '../../../core/retrieval/library-view.ts';
import { LIBRARY_FORMAT } from './library-location.ts';
import { textColumn } from './patent-table.ts';

const manifestSchema = z.object({
  format: z.number(),
  /** Name of this build. */
  build: z.string(),
  /** The table of patents, at the version that belongs to this build, and the rows taken out of it. */
  patents: z.object({ table: z.string(), version: z.number(), removed: z.array(z.number()) }),
  /** Table of what was trained, and how many documents there were then. */
  base: z.string(),
  trainedOn: z.number(),
  /** The index's blocks in the order of their rows, and how many terms each added to the dictionary. */
  blocks: z.array(z.object({ table: z.string(), documents: z.number(), newTerms: z.number() })),
  /** Tables of the build before, kept because processes may still have it open. */
  previous: z.array(z.string()),
  shipped: z.string(),
  documents: z.number(),
  categories: z.record(z.string(), z.number()),
  sources: z.array(z.object({ name: z.string(), records: z.number() })),
  stats: z.object({
    name: z.string(),
    fromYear: z.number().nullable(),
    toYear: z.number().nullable(),
    byYear: z.array(z.tuple([z.number(), z.number()])),
    byClass: z.array(z.tuple([z.string(), z.number()])),
    coverage: z.record(z.string(), z.number()),
  }),
});

/** What a finished build says of itself. */
export type LibraryManifest = z.infer<typeof manifestSchema>;

const MANIFEST_TABLE = 'current';
const PAGE = 1000;

/** The manifest of the current build, or null where none of this format was finished. */
export async function readManifest(db: lancedb.Connection): Promise<LibraryManifest | null> {
  const parsed = manifestSchema.safeParse(await readCurrent(db));
  return parsed.success && parsed.data.format === LIBRARY_FORMAT ? parsed.data : null;
}

/** Older formats named the table after the build, and had no versions. */
const anyFormat = z.object({
  build: z.string(),
  patents: z.object({ table: z.string(), version: z.number() }).optional(),
});

/** The patents of the current build, whatever its format, at the version that belongs to it; null without one. */
export async function openCurrentPatents(db: lancedb.Connection): Promise<lancedb.Table | null> {
  const { data } = anyFormat.safeParse(await readCurrent(db));
  if (!data) return null;
  const table = await db.openTable(data.patents?.table ?? `patents_${data.build}`);
  if (data.patents) await table.checkout(data.patents.version);
  return table;
}

async function readCurrent(db: lancedb.Connection): Promise<unknown> {
  if (!(await tableNames(db)).includes(MANIFEST_TABLE)) return null;
  const table = await db.openTable(MANIFEST_TABLE);
  try {
    const [text] = textColumn(await table.query().select(['json']).toArrow(), 'json');
    return text ? JSON.parse(text) : null;
  } finally {
    table.close();
  }
}

/** Makes a build the current one, in one atomic write. */
export async function writeManifest(db: lancedb.Connection, manifest: LibraryManifest): Promise<void> {
  const exists = (await tableNames(db)).includes(MANIFEST_TABLE);
  const row = [{ json: JSON.stringify(manifest) }];
  const table = await db.createTable(MANIFEST_TABLE, row, { mode: exists ? 'overwrite' : 'create' });
  await table.optimize({ cleanupOlderThan: new Date() }).catch(() => undefined);
  table.close();
}

export const tablesOf = ({ patents, base, blocks }: LibraryManifest): string[] => [
  patents.table,
  base,
  ...blocks.map(({ table }) => table),
];

/** Drops all tables that neither this build nor the one before it uses: older ones, and what a killed build left behind. */
export async function dropUnused(db: lancedb.Connection, manifest: LibraryManifest): Promise<void> {
  const used = new Set([...tablesOf(manifest), ...manifest.previous, MANIFEST_TABLE]);
  for (const name of await tableNames(db)) if (!used.has(name)) await db.dropTable(name);
}

/** All tables; LanceDB gives them in pages. */
async function tableNames(db: lancedb.Connection): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const last = names.at(-1);
    const page = await db.tableNames({ limit: PAGE, ...(last ? { startAfter: last } : {}) });
    names.push(...page);
    if (page.length < PAGE) return names;
  }
}

/** Library statistics as the core sees them. */
export function statsOf(manifest: LibraryManifest): LibraryStats {
  const { stats, documents } = manifest;
  return {
    ...stats,
    documents,
    byYear: new Map(stats.byYear),
    byClass: new Map(stats.byClass),
    coverage: stats.coverage as LibraryStats['coverage'],
  };
}
