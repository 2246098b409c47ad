/**
 * The seam between files and the library. Whoever writes a library does
 *
 *     for await (const entry of readSource(paths, { resumeAfter, onProgress })) …
 *
 * and gets entries in a fixed order: each a record (`entry.record`) or a named problem (`entry.problem`, with
 * `entry.skipped` false where nothing was lost), with its place (`entry.at`, in words by `placeText`) and its `ordinal`.
 * To resume, store the ordinal of the last entry that is safely written and give it back as `resumeAfter`: the same paths
 * then yield what follows it. Only the current entry is kept in memory (see `join-tables.ts` for the one exception).
 */
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type Content, openContents, streamContent } from './bytes/open-contents.ts';
import { sniffFormat } from './bytes/sniff-format.ts';
import type { Entry, Reading } from './entry.ts';
import { readJson } from './json/read-json.ts';
import { readJsonLines } from './json/read-jsonl.ts';
import { joinTables, sortOutTables } from './table/join-tables.ts';
import { readTable } from './table/read-table.ts';
import { readXml } from './xml/read-xml.ts';

export type SourceEntry = Entry & { ordinal: number };

export interface ReadOptions {
  /** Ordinal of the last entry that is already written, 0 to begin at the beginning. */
  resumeAfter: number;
  /** How far a file is read, in bytes of it as it lies on disk; `total` is null for a stream. */
  onProgress: (progress: { file: string; read: number; total: number | null }) => void;
}

type Reader = (bytes: AsyncIterable<Buffer>) => AsyncGenerator<Reading>;

const READERS: Readonly<Record<string, Reader>> = {
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
  '.json': readJson,
  '.csv': readTable,
  '.tsv': readTable,
  '.txt': readTable,
  '.xml': readXml,
};
const STDIN = '-';
const ENDINGS = '.xml, .csv, .tsv, .jsonl and .json, also with .gz, and .zip of these';

/** Raised for a file whose name does not say what it holds. */
export class UnknownFileTypeError extends Error {
  override readonly name = 'UnknownFileTypeError';
  constructor(path: string) {
    super(`${path}: endings that can be read are ${ENDINGS}`);
  }
}

/**
 * Reads files, folders (with all files in them that can be read, by name) and streams of patents; the path `-` is standard input. Tables that belong together
 * are joined. A bad entry is named and the rest is read; an archive or file that breaks off or cannot be unpacked is a problem
 * too, after what could be read of it. Throws {@link UnknownFileTypeError}, and what the file system raises.
 */
export async function* readSource(
  sources: readonly string[] | Readable,
  { resumeAfter, onProgress }: ReadOptions,
): AsyncGenerator<SourceEntry> {
  let ordinal = 0;
  const entries =
    sources instanceof Readable ? readStream(sources, onProgress) : readPaths(sources, onProgress);
  for await (const entry of entries) {
    ordinal++;
    if (ordinal > resumeAfter) yield { ...entry, ordinal };
  }
}

async function* readPaths(
  paths: readonly string[],
  onProgress: ReadOptions['onProgress'],
): AsyncGenerator<Entry> {
  const files: string[] = [];
  for (const path of paths) if (path !== STDIN) files.push(...(await filesOf(path)));
  const { groups, others } = await sortOutTables(files);
  for (const group of groups) yield* joinTables(group);
  for (const file of others) yield* readFile(file, (read, total) => onProgress({ file, read, total }));
  if (paths.includes(STDIN)) yield* readStream(process.stdin, onProgress);
}

/** The files of a path: itself, or those in the folder that it is. */
async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) {
    if (!isReadable(path)) throw new UnknownFileTypeError(path);
    return [path];
  }
  const names = await readdir(path, { recursive: true });
  return names
    .filter(isReadable)
    .sort()
    .map((name) => join(path, name));
}

function isReadable(path: string): boolean {
  const lower = path.toLowerCase();
  return lower.endsWith('.zip') || extname(lower.replace(/\.gz$/, '')) in READERS;
}

type OnFileBytes = (read: number, total: number | null) => void;

async function* readFile(file: string, onBytes: OnFileBytes): AsyncGenerator<Entry> {
  let readable = 0;
  try {
    for await (const content of openContents(file, onBytes)) {
      if (!(extname(content.name) in READERS)) continue;
      readable++;
      yield* readContent(file, content);
    }
  } catch (error) {
    if (isOfFileSystem(error)) throw error;
    yield brokenOff(file, null, error);
    return;
  }
  const at = { file, part: null, offset: null, row: null };
  if (readable === 0) yield { problem: `holds no file that can be read (${ENDINGS})`, skipped: true, at };
}

async function* readContent(file: string, { part, name, bytes }: Content): AsyncGenerator<Entry> {
  const reader = READERS[extname(name)] as Reader;
  try {
    for await (const { offset, row, ...rest } of reader(bytes()))
      yield { ...rest, at: { file, part, offset, row } };
  } catch (error) {
    if (isOfFileSystem(error)) throw error;
    yield brokenOff(file, part, error);
  }
}

const isOfFileSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** What an archive raises when it is damaged, cut or a bomb: the rest of that file cannot be had. */
function brokenOff(file: string, part: string | null, error: unknown): Entry {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    problem: `cannot be read further: ${reason}`,
    skipped: true,
    at: { file, part, offset: null, row: null },
  };
}

async function* readStream(stream: Readable, onProgress: ReadOptions['onProgress']): AsyncGenerator<Entry> {
  const file = STDIN;
  const bytes = await streamContent(stream, (read, total) => onProgress({ file, read, total }));
  const { format, content } = await sniffFormat(bytes);
  const reader = READERS[format] as Reader;
  try {
    for await (const { offset, row, ...rest } of reader(content))
      yield { ...rest, at: { file, part: null, offset, row } };
  } catch (error) {
    yield brokenOff(file, null, error);
  }
}
