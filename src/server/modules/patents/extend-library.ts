import type * as lancedb from '@lancedb/lancedb';
import { categoriesOf, createMembership } from '../../../core/retrieval/category-membership.ts';
import { decodeBase, decodeBlock, encodeBlock } from '../../../core/retrieval/corpus-codec.ts';
import { CorpusExtension } from '../../../core/retrieval/corpus-extension.ts';
import { createDictionary, packTerms } from '../../../core/retrieval/dictionary.ts';
import { analyseDocument } from '../../../core/retrieval/document.ts';
import type { IndexBlock } from '../../../core/retrieval/index-block.ts';
import { BLOCK_SIZE } from '../../../core/retrieval/index-block.ts';
import { RETRIEVAL_WEIGHTS } from '../../../core/retrieval/weights.ts';
import { type AdmittedDocument, admitDocuments } from './admit-documents.ts';
import type { Build, Built } from './build-library.ts';
import { readPart, writePart } from './corpus-table.ts';
import type { LibraryManifest } from './library-manifest.ts';
import { tablesOf } from './library-manifest.ts';
import { createTally } from './library-tally.ts';
import { openForAppending, removeRows, rowsWithCategories, tidyPatents } from './patent-appending.ts';
import { createRowWriter } from './row-writer.ts';
import { readCategories, starterFile } from './shipped-data.ts';
import { noCounts, readStarter } from './source-documents.ts';

/** A library that has grown by more than this share is built anew: the space is then trained on what it holds now. */
const GROWTH = 0.25;
const PROGRESS_EVERY = 1000;

/**
 * Adds the documents of files to the current library: rows behind its rows, the last block of its index continued. What there is
 * stays as it is, also for readers, until the new manifest is written. Answers null when the library has to be built anew.
 */
export async function extendLibrary(build: Build, before: LibraryManifest): Promise<Built | null> {
  const { location, options } = build;
  const counts = noCounts();
  const problems: Parameters<NonNullable<typeof options.onProblem>>[0][] = [];
  const starter = await readStarter(starterFile(location.shippedDataDir));
  const membership = createMembership(await readCategories(location.shippedDataDir), starter.values());
  const table = await openForAppending(build.db, before);
  try {
    const target = { build, before, table };
    const room = before.trainedOn * (1 + GROWTH) - before.documents;
    let adding: Awaited<ReturnType<typeof beginAdding>> | null = null;
    const admitted = admitDocuments({
      files: options.files ?? [],
      table,
      starter,
      counts,
      onProblem: (problem) => problems.push(problem),
    });
    for await (const document of admitted) {
      if (counts.added > room) return null;
      adding ??= await beginAdding(target);
      const analysed = analyseDocument(document.document);
      const categories = categoriesOf(membership, document.document, analysed);
      await adding.add({ ...document, analysed, categories });
    }
    const manifest = adding ? await adding.finish() : before;
    for (const problem of problems) options.onProblem?.(problem);
    return { manifest, counts };
  } finally {
    table.close();
  }
}

interface Target {
  build: Build;
  before: LibraryManifest;
  table: lancedb.Table;
}

interface Addition extends AdmittedDocument {
  analysed: ReturnType<typeof analyseDocument>;
  categories: string[];
}

async function beginAdding({ build, before, table }: Target) {
  const { db, options } = build;
  const report = options.onProgress ?? (() => undefined);
  const name = Date.now().toString(36);
  const extension = await openExtension(db, before);
  const tally = createTally(before);
  const writer = createRowWriter(table, extension.rows);
  const replaced: number[] = [];
  let done = 0;
  const writeBlocks = async (): Promise<LibraryManifest['blocks']> => {
    const blocks = [...before.blocks];
    const read = (position: number) => readBlock(db, before, position);
    for await (const { position, block } of extension.finish(read)) {
      const part = `block_${name}_${position}`;
      await writePart(db, part, encodeBlock(block));
      blocks[position] = { table: part, documents: block.documents, newTerms: block.newTerms.length };
    }
    return blocks;
  };
  return {
    async add({ replaces, ...row }: Addition) {
      extension.add(row.document, row.analysed);
      tally.add(row);
      if (replaces !== null) replaced.push(replaces);
      await writer.write(row);
      if (++done % PROGRESS_EVERY === 0) report({ stage: 'reading', done, total: null });
    },
    async finish(): Promise<LibraryManifest> {
      for (const row of replaced) extension.empty(row);
      for (const old of await rowsWithCategories(table, replaced)) tally.remove(old);
      report({ stage: 'indexing', done, total: done });
      await writer.finish();
      await removeRows(table, replaced);
      const blocks = await writeBlocks();
      const version = await tidyPatents(table);
      const removed = [...before.patents.removed, ...replaced].sort((x, y) => x - y);
      const counted = tally.finish();
      report({ stage: 'finishing', done: counted.documents, total: counted.documents });
      return {
        ...before,
        ...counted,
        build: name,
        patents: { table: before.patents.table, version, removed },
        blocks,
        previous: tablesOf(before),
      };
    },
  };
}

async function openExtension(db: lancedb.Connection, before: LibraryManifest): Promise<CorpusExtension> {
  const base = decodeBase(await readPart(db, before.base));
  const added: string[] = [];
  for (const [position, { newTerms }] of before.blocks.entries())
    if (newTerms > 0) added.push(...(await readBlock(db, before, position)).newTerms);
  const behind = packTerms(added);
  const terms = new Uint16Array(base.terms.length + behind.length);
  terms.set(base.terms);
  terms.set(behind, base.terms.length);
  const last = before.blocks.at(-1);
  return new CorpusExtension({
    dictionary: createDictionary(terms),
    space: base.space,
    weights: RETRIEVAL_WEIGHTS,
    rows: before.blocks.reduce((sum, { documents }) => sum + documents, 0),
    last: last && last.documents < BLOCK_SIZE ? await readBlock(db, before, before.blocks.length - 1) : null,
  });
}

async function readBlock(
  db: lancedb.Connection,
  { blocks }: LibraryManifest,
  position: number,
): Promise<IndexBlock> {
  return decodeBlock(await readPart(db, (blocks[position] as { table: string }).table));
}
