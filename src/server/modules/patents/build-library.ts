import { mkdir } from 'node:fs/promises';
import * as lancedb from '@lancedb/lancedb';
import { createMembership } from '../../../core/retrieval/category-membership.ts';
import { CorpusBuilder } from '../../../core/retrieval/corpus-builder.ts';
import { analyseDocument } from '../../../core/retrieval/document.ts';
import { StatsCounter } from '../../../core/retrieval/library-stats.ts';
import { SPACE_DEFAULTS } from '../../../core/retrieval/semantic-space.ts';
import { RETRIEVAL_WEIGHTS } from '../../../core/retrieval/weights.ts';
import { writeCorpus } from './corpus-table.ts';
import { LIBRARY_FORMAT, type LibraryLocation, type OnLibraryProgress } from './library-location.ts';
import { withLibraryLock } from './library-lock.ts';
import type { LibraryManifest } from './library-manifest.ts';
import {
  corpusTableName,
  dropOtherBuilds,
  patentTableName,
  readManifest,
  writeManifest,
} from './library-manifest.ts';
import type { StoredDocument } from './patent-table.ts';
import { appendRows, createPatentTable, indexPatentTable, ingestedRows } from './patent-table.ts';
import { readCategories, shippedFingerprint, starterFile } from './shipped-data.ts';
import type { IngestCounts, OnProblem, SourcedDocument } from './source-documents.ts';
import { gatherDocuments, readStarter } from './source-documents.ts';

export interface BuildOptions {
  /** Files to ingest on top of what the library holds. */
  files?: readonly string[];
  onProgress?: OnLibraryProgress;
  onProblem?: OnProblem;
  /** Libraries of more documents are searched through LanceDB instead of an index in memory. */
  compactLimit?: number;
}

export interface BuildResult {
  documents: number;
  counts: IngestCounts;
}

/** Up to here the whole index is held in memory (about 1 kB a document); above, LanceDB proposes candidates. */
export const COMPACT_LIMIT = 120_000;
const ROWS_PER_WRITE = 10_000;
const PROGRESS_EVERY = 1000;

/**
 * Builds the library anew from the shipped data, what was ingested before, and the given files, beside the current one; the
 * last write makes it current, so that a killed build leaves the old library whole. Heavy: run it off the event loop.
 * Throws `LibraryBusyError` while another process builds.
 */
export function buildLibrary(location: LibraryLocation, options: BuildOptions = {}): Promise<BuildResult> {
  return withLibraryLock(location.dataDir, async () => {
    if (!location.indexUri.includes('://')) await mkdir(location.indexUri, { recursive: true });
    const db = await lancedb.connect(location.indexUri);
    try {
      return await buildInto(db, location, options);
    } finally {
      db.close();
    }
  });
}

async function buildInto(
  db: lancedb.Connection,
  location: LibraryLocation,
  options: BuildOptions,
): Promise<BuildResult> {
  const previous = await readManifest(db);
  const build = Date.now().toString(36);
  const counts: IngestCounts = { added: 0, merged: 0, repeated: 0, skipped: 0 };
  const starter = await readStarter(starterFile(location.shippedDataDir));
  const membership = createMembership(await readCategories(location.shippedDataDir), starter.values());
  const documents = gatherDocuments({
    starter,
    ingested: previous ? rowsOfBuild(db, previous) : nothing(),
    files: options.files ?? [],
    onProblem: options.onProblem ?? (() => undefined),
    counts,
  });
  const collected = await collect(db, {
    build,
    documents,
    membership,
    options,
    total: previous?.documents ?? starter.size,
  });
  const manifest: LibraryManifest = {
    format: LIBRARY_FORMAT,
    build,
    previous: previous?.build ?? null,
    shipped: await shippedFingerprint(location.shippedDataDir),
    ...collected,
  };
  options.onProgress?.({ stage: 'finishing', done: manifest.documents, total: manifest.documents });
  await writeManifest(db, manifest);
  await dropOtherBuilds(db, [build, manifest.previous]);
  return { documents: manifest.documents, counts };
}

async function* nothing(): AsyncGenerator<SourcedDocument> {}

async function* rowsOfBuild(
  db: lancedb.Connection,
  manifest: LibraryManifest,
): AsyncGenerator<SourcedDocument> {
  const table = await db.openTable(patentTableName(manifest.build));
  try {
    yield* ingestedRows(table);
  } finally {
    table.close();
  }
}

interface Collection {
  build: string;
  documents: AsyncIterable<SourcedDocument>;
  membership: ReturnType<typeof createMembership>;
  options: BuildOptions;
  /** Documents expected, to show progress by. */
  total: number;
}

/** One pass over the documents into table, statistics and corpus; then training and indexing. */
async function collect(
  db: lancedb.Connection,
  collection: Collection,
): Promise<Pick<LibraryManifest, 'documents' | 'categories' | 'sources' | 'stats'>> {
  const { build, options } = collection;
  const report = options.onProgress ?? (() => undefined);
  const builder = new CorpusBuilder(COMPACT_LIMIT);
  const counter = new StatsCounter();
  const categories: Record<string, number> = {};
  const sources = new Map<string, number>();
  const writer = createRowWriter(await createPatentTable(db, patentTableName(build)));
  for await (const { document, origin } of collection.documents) {
    const analysed = analyseDocument(document);
    const member = collection.membership(document, analysed);
    builder.add(document, analysed);
    counter.add(document);
    for (const id of member) categories[id] = (categories[id] ?? 0) + 1;
    sources.set(origin, (sources.get(origin) ?? 0) + 1);
    await writer.write({ document, analysed, categories: member, origin });
    if (writer.rows % PROGRESS_EVERY === 0) {
      report({
        stage: 'reading',
        done: writer.rows,
        total: writer.rows < collection.total ? collection.total : null,
      });
    }
  }
  report({ stage: 'training', done: writer.rows, total: writer.rows });
  await writer.flush();
  const minimumDf = builder.complete ? 1 : 3;
  const corpus = builder.finish({ weights: RETRIEVAL_WEIGHTS, space: SPACE_DEFAULTS, minimumDf });
  report({ stage: 'indexing', done: writer.rows, total: writer.rows });
  const compact = writer.rows <= (options.compactLimit ?? COMPACT_LIMIT);
  await writeCorpus(db, corpusTableName(build), compact ? corpus : { ...corpus, index: null });
  await writer.finish();
  const { byYear, byClass, documents, ...stats } = counter.finish('library');
  return {
    documents,
    categories,
    sources: [...sources].map(([name, records]) => ({ name, records })),
    stats: { ...stats, byYear: [...byYear], byClass: [...byClass] },
  };
}

/** Writes rows in large batches; one batch is on its way to disk while the next fills. */
function createRowWriter(table: lancedb.Table) {
  let batch: StoredDocument[] = [];
  let written = 0;
  let pending: Promise<void> = Promise.resolve();
  const flush = async () => {
    await pending;
    const [rows, from] = [batch, written];
    batch = [];
    written += rows.length;
    pending = rows.length > 0 ? appendRows(table, rows, from) : Promise.resolve();
    pending.catch(() => undefined);
  };
  return {
    get rows() {
      return written + batch.length;
    },
    async write(row: StoredDocument) {
      batch.push(row);
      if (batch.length >= ROWS_PER_WRITE) await flush();
    },
    flush,
    async finish() {
      await flush();
      await pending;
      await indexPatentTable(table);
      table.close();
    },
  };
}
