import { mkdir } from 'node:fs/promises';
import * as lancedb from '@lancedb/lancedb';
import { CorpusBuilder } from '../../../core/retrieval/corpus-builder.ts';
import { encodeBase, encodeBlock } from '../../../core/retrieval/corpus-codec.ts';
import { SPACE_DEFAULTS } from '../../../core/retrieval/semantic-space.ts';
import { RETRIEVAL_WEIGHTS } from '../../../core/retrieval/weights.ts';
import { type BuildThreads, createBuildThreads } from './build-threads.ts';
import { writePart } from './corpus-table.ts';
import { extendLibrary } from './extend-library.ts';
import { LIBRARY_FORMAT, type LibraryLocation, type OnLibraryProgress } from './library-location.ts';
import { withLibraryLock } from './library-lock.ts';
import type { LibraryManifest } from './library-manifest.ts';
import { dropUnused, openCurrentPatents, readManifest, tablesOf, writeManifest } from './library-manifest.ts';
import { createTally } from './library-tally.ts';
import { createPatentTable, indexPatentTable, ingestedRows } from './patent-table.ts';
import { createRowWriter } from './row-writer.ts';
import { shippedFingerprint, starterFile } from './shipped-data.ts';
import type { IngestCounts, OnProblem, SourcedDocument } from './source-documents.ts';
import { gatherDocuments, noCounts, readStarter } from './source-documents.ts';

export interface BuildOptions {
  /** Files to ingest on top of what the library holds. */
  files?: readonly string[];
  onProgress?: OnLibraryProgress;
  onProblem?: OnProblem;
  /** Builds anew even where the files could be added to what there is. */
  anew?: boolean;
}

export interface BuildResult {
  documents: number;
  counts: IngestCounts;
}

const PROGRESS_EVERY = 1000;

/**
 * Brings the library up to the shipped data, what was ingested before, and the given files. A current library is extended where
 * it does not grow too much; else everything is built anew beside it. The last write makes the result current, so that a killed
 * build leaves the old library whole. Heavy: run it off the event loop. Throws `LibraryBusyError` while another process builds.
 */
export function buildLibrary(location: LibraryLocation, options: BuildOptions = {}): Promise<BuildResult> {
  return withLibraryLock(location.dataDir, async () => {
    if (!location.indexUri.includes('://')) await mkdir(location.indexUri, { recursive: true });
    const db = await lancedb.connect(location.indexUri);
    try {
      const shipped = await shippedFingerprint(location.shippedDataDir);
      const before = await readManifest(db);
      const build = { db, location, options, shipped, before };
      const extended =
        before?.shipped === shipped && !options.anew ? await extendLibrary(build, before) : null;
      const { manifest, counts } = extended ?? (await buildAnew(build));
      if (manifest !== before) {
        await writeManifest(db, manifest);
        await dropUnused(db, manifest);
      }
      return { documents: manifest.documents, counts };
    } finally {
      db.close();
    }
  });
}

/** A build under way. */
export interface Build {
  db: lancedb.Connection;
  location: LibraryLocation;
  options: BuildOptions;
  /** Fingerprint of the shipped data. */
  shipped: string;
  /** The current library, where there is one of this format. */
  before: LibraryManifest | null;
}

/** What a build comes to; it is not current yet. */
export interface Built {
  manifest: LibraryManifest;
  counts: IngestCounts;
}

async function buildAnew(build: Build): Promise<Built> {
  const { db, location, options, before } = build;
  const counts = noCounts();
  const starter = await readStarter(starterFile(location.shippedDataDir));
  const total = before?.documents ?? starter.size;
  const threads = await createBuildThreads(location.shippedDataDir);
  try {
    const documents = gatherDocuments({
      starter,
      ingested: rowsBefore(db),
      files: options.files ?? [],
      onProblem: options.onProblem ?? (() => undefined),
      counts,
    });
    return { manifest: await writeAnew(build, { documents, threads, total }), counts };
  } finally {
    await threads.close();
  }
}

async function* rowsBefore(db: lancedb.Connection): AsyncGenerator<SourcedDocument> {
  const table = await openCurrentPatents(db);
  if (!table) return;
  try {
    yield* ingestedRows(table);
  } finally {
    table.close();
  }
}

interface Collection {
  documents: AsyncIterable<SourcedDocument>;
  threads: BuildThreads;
  /** Documents expected, to show progress by. */
  total: number;
}

/** One pass over the documents into table, counts and corpus; then training and indexing. */
async function writeAnew(
  { db, options: { onProgress }, shipped, before }: Build,
  { documents, threads, total }: Collection,
): Promise<LibraryManifest> {
  const report = onProgress ?? (() => undefined);
  const build = Date.now().toString(36);
  const builder = new CorpusBuilder();
  const tally = createTally(null);
  const tableName = `patents_${build}`;
  const table = await createPatentTable(db, tableName);
  const writer = createRowWriter(table, 0);
  for await (const { sourced, batch, analyser } of threads.analyse(documents)) {
    const patents = sourced.map(({ document }) => document);
    builder.addBatch(patents, batch, analyser);
    for (const [i, { document, origin }] of sourced.entries()) {
      const row = { document, categories: batch.categories[i] as string[], origin };
      tally.add(row);
      await writer.write(row);
      if (writer.rows % PROGRESS_EVERY === 0)
        report({ stage: 'reading', done: writer.rows, total: writer.rows < total ? total : null });
    }
  }
  report({ stage: 'training', done: writer.rows, total: writer.rows });
  const finished = writer.finish();
  const { base, drafts, options } = builder.finish({ weights: RETRIEVAL_WEIGHTS, space: SPACE_DEFAULTS });
  report({ stage: 'indexing', done: writer.rows, total: writer.rows });
  await writePart(db, `base_${build}`, encodeBase(base));
  const written: LibraryManifest['blocks'] = [];
  for await (const block of threads.buildBlocks(drafts, options)) {
    const name = `block_${build}_${written.length}`;
    await writePart(db, name, encodeBlock(block));
    written.push({ table: name, documents: block.documents, newTerms: 0 });
  }
  await finished;
  await indexPatentTable(table);
  const version = await table.version();
  table.close();
  const counted = tally.finish();
  report({ stage: 'finishing', done: counted.documents, total: counted.documents });
  return {
    format: LIBRARY_FORMAT,
    build,
    patents: { table: tableName, version, removed: [] },
    base: `base_${build}`,
    trainedOn: counted.documents,
    blocks: written,
    previous: before ? tablesOf(before) : [],
    shipped,
    ...counted,
  };
}
