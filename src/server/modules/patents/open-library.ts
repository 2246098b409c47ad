import * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { Corpus } from '../../../core/retrieval/corpus-builder.ts';
import { createIndexedLibrary } from '../../../core/retrieval/indexed-library.ts';
import type { LibraryView } from '../../../core/retrieval/library-view.ts';
import { RETRIEVAL_WEIGHTS } from '../../../core/retrieval/weights.ts';
import { createCandidateLibrary } from './candidate-library.ts';
import { createCategoryBrowser } from './category-browser.ts';
import { readCorpus } from './corpus-table.ts';
import { LIBRARY_FORMAT, type LibraryLocation } from './library-location.ts';
import type { LibraryManifest } from './library-manifest.ts';
import { corpusTableName, patentTableName, readManifest, statsOf } from './library-manifest.ts';
import type { PatentSource } from './patent-source.ts';
import { recordsAt, rowsOfNumbers, textColumn } from './patent-table.ts';
import { readCategories, readClassTitles } from './shipped-data.ts';

/** An open library. Its answers are of one build; `build` tells whether a newer one has become current since. */
export interface LibraryHandle extends PatentSource {
  readonly build: string;
}

/** Raised when there is no finished library to open; `ensureLibrary` makes one. */
export class LibraryMissingError extends Error {
  override readonly name = 'LibraryMissingError';
}

/** Opens the current library, in a worker or on the main thread. Throws {@link LibraryMissingError}. */
export async function openLibrary(location: LibraryLocation): Promise<LibraryHandle> {
  const db = await lancedb.connect(location.indexUri);
  const manifest = await readManifest(db);
  if (!manifest || manifest.format !== LIBRARY_FORMAT) {
    db.close();
    throw new LibraryMissingError('The patent library is not built yet.');
  }
  const [corpus, table, categories, classTitles] = await Promise.all([
    readCorpus(db, corpusTableName(manifest.build)),
    db.openTable(patentTableName(manifest.build)),
    readCategories(location.shippedDataDir),
    readClassTitles(location.shippedDataDir),
  ]);
  const classTitle = (code: string) => classTitles.get(code) ?? null;
  return {
    ...createView({ corpus, table, manifest, classTitle }),
    ...createCategoryBrowser({
      categories,
      counts: manifest.categories,
      newest: (id, limit) => newestOfCategory(table, id, limit),
    }),
    build: manifest.build,
    async close() {
      table.close();
      db.close();
    },
  };
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

function createView(parts: {
  corpus: Corpus;
  table: lancedb.Table;
  manifest: LibraryManifest;
  classTitle(code: string): string | null;
}): LibraryView {
  const { corpus, table, classTitle } = parts;
  const stats = statsOf(parts.manifest);
  const weights = RETRIEVAL_WEIGHTS;
  if (!corpus.index) return createCandidateLibrary({ corpus, table, stats, weights, classTitle });
  return createIndexedLibrary({
    corpus,
    index: corpus.index,
    stats,
    weights,
    classTitle,
    source: {
      records: (rows) => recordsAt(table, rows),
      rows: (numbers) => rowsOfNumbers(table, numbers),
    },
  });
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
