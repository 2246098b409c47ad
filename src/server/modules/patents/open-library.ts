import * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import { assembleCorpus, type Corpus } from '../../../core/retrieval/corpus.ts';
import { decodeBase, decodeBlock } from '../../../core/retrieval/corpus-codec.ts';
import { createIndexedLibrary } from '../../../core/retrieval/indexed-library.ts';
import { RETRIEVAL_WEIGHTS } from '../../../core/retrieval/weights.ts';
import { createCategoryBrowser } from './category-browser.ts';
import { type HeldParts, readPart } from './corpus-table.ts';
import type { LibraryLocation } from './library-location.ts';
import type { LibraryManifest } from './library-manifest.ts';
import { readManifest, statsOf } from './library-manifest.ts';
import type { PatentSource } from './patent-source.ts';
import { textColumn } from './patent-table.ts';
import { createRecordCache } from './record-cache.ts';
import { readCategories, readClassTitles, readWordVectors } from './shipped-data.ts';
import { readKnowledge } from './shipped-knowledge.ts';

/** An open library. Its answers are of one build; `build` tells whether a newer one has become current since. */
export interface LibraryHandle extends PatentSource {
  readonly build: string;
  /** The index in shared memory: another thread that is given it opens the same build without reading it again. */
  readonly held: HeldParts;
}

/** What LanceDB may keep of its files; a record is read with or without. */
const CACHE_BYTES = 32n * 1024n * 1024n;

/** Raised when there is no finished library to open; `ensureLibrary` makes one. */
export class LibraryMissingError extends Error {
  override readonly name = 'LibraryMissingError';
}

/** Opens the current library, in a worker or on the main thread. Throws {@link LibraryMissingError}. */
export async function openLibrary(location: LibraryLocation, held: HeldParts = {}): Promise<LibraryHandle> {
  const session = new lancedb.Session(CACHE_BYTES, CACHE_BYTES);
  const db = await lancedb.connect(location.indexUri, { session });
  const manifest = await readManifest(db);
  if (!manifest) {
    db.close();
    throw new LibraryMissingError('The patent library is not built yet.');
  }
  const [parts, table, categories, classTitles, words, knowledge] = await Promise.all([
    readParts(db, manifest, held),
    openPatents(db, manifest),
    readCategories(location.shippedDataDir),
    readClassTitles(location.shippedDataDir),
    readWordVectors(location.shippedDataDir),
    readKnowledge(location.shippedDataDir),
  ]);
  return {
    ...createIndexedLibrary({
      corpus: corpusOf(manifest, parts),
      stats: statsOf(manifest),
      weights: RETRIEVAL_WEIGHTS,
      words,
      knowledge,
      classTitle: (code) => classTitles.get(code) ?? null,
      source: createRecordCache({ table, removed: manifest.patents.removed }),
    }),
    ...createCategoryBrowser({
      categories,
      counts: manifest.categories,
      newest: (id, limit) => newestOfCategory(table, id, limit),
    }),
    build: manifest.build,
    held: parts,
    async close() {
      table.close();
      db.close();
    },
  };
}

/** The table of patents as the build left it: rows of a build under way are not seen. */
async function openPatents(db: lancedb.Connection, { patents }: LibraryManifest): Promise<lancedb.Table> {
  const table = await db.openTable(patents.table);
  await table.checkout(patents.version);
  return table;
}

/** One part after the other: each is in memory twice while it is read. */
async function readParts(
  db: lancedb.Connection,
  { base, blocks }: LibraryManifest,
  held: HeldParts,
): Promise<HeldParts> {
  const parts: Record<string, Uint8Array<SharedArrayBuffer>> = {};
  for (const name of [base, ...blocks.map(({ table }) => table)])
    parts[name] = held[name] ?? (await readPart(db, name));
  return parts;
}

function corpusOf({ base, blocks }: LibraryManifest, parts: HeldParts): Corpus {
  const part = (name: string) => parts[name] as Uint8Array;
  return assembleCorpus(
    decodeBase(part(base)),
    blocks.map(({ table }) => decodeBlock(part(table))),
  );
}

/** Build that is current now, to tell whether an open library is out of date; null without one. */
export async function currentBuild(location: LibraryLocation): Promise<string | null> {
  const db = await lancedb.connect(location.indexUri);
  try {
    return (await readManifest(db))?.build ?? null;
  } finally {
    db.close();
  }
}

async function newestOfCategory(table: lancedb.Table, id: string, limit: number): Promise<PatentRecord[]> {
  const found = await table
    .query()
    .where(`categories LIKE '%|${id.replace(/[^a-z0-9-]/g, '')}|%'`)
    .select(['date', 'number', 'record'])
    .orderBy([
      { columnName: 'date', ascending: false },
      { columnName: 'number', ascending: true },
    ])
    .limit(limit)
    .toArrow();
  return textColumn(found, 'record').map((text) => JSON.parse(text as string) as PatentRecord);
}
