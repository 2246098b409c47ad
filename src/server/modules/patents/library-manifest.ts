import type * as lancedb from '@lancedb/lancedb';
import { z } from 'zod';
import type { LibraryStats } from '../../../core/retrieval/library-view.ts';
import { textColumn } from './patent-table.ts';

const manifestSchema = z.object({
  format: z.number(),
  /** Suffix of this build's tables. */
  build: z.string(),
  /** The build before, kept because processes may still have it open. */
  previous: z.string().nullable(),
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

/** The manifest of the current build, or null where none was finished. */
export async function readManifest(db: lancedb.Connection): Promise<LibraryManifest | null> {
  if (!(await db.tableNames({ limit: 1000 })).includes(MANIFEST_TABLE)) return null;
  const table = await db.openTable(MANIFEST_TABLE);
  try {
    const [text] = textColumn(await table.query().select(['json']).toArrow(), 'json');
    const parsed = manifestSchema.safeParse(text ? JSON.parse(text) : null);
    return parsed.success ? parsed.data : null;
  } finally {
    table.close();
  }
}

/** Makes a build the current one, in one atomic write. */
export async function writeManifest(db: lancedb.Connection, manifest: LibraryManifest): Promise<void> {
  const exists = (await db.tableNames({ limit: 1000 })).includes(MANIFEST_TABLE);
  const row = [{ json: JSON.stringify(manifest) }];
  const table = await db.createTable(MANIFEST_TABLE, row, { mode: exists ? 'overwrite' : 'create' });
  await table.optimize({ cleanupOlderThan: new Date() }).catch(() => undefined);
  table.close();
}

export const patentTableName = (build: string) => `patents_${build}`;
export const corpusTableName = (build: string) => `corpus_${build}`;

/** Drops the tables of all builds but the given ones: older builds, and what a killed build left behind. */
export async function dropOtherBuilds(
  db: lancedb.Connection,
  builds: readonly (string | null)[],
): Promise<void> {
  for (const name of await db.tableNames({ limit: 1000 })) {
    const build = /^(?:patents|corpus)_(.+)$/.exec(name)?.[1];
    if (build !== undefined && !builds.includes(build)) await db.dropTable(name);
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
