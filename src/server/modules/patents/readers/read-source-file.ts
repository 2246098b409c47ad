import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry } from './entry.ts';
import { readCsv } from './read-csv.ts';
import { readJsonLines } from './read-jsonl.ts';
import { readUsptoFile } from './read-uspto-xml.ts';

type Reader = (stream: Readable) => AsyncGenerator<Entry>;

const READERS: Readonly<Record<string, Reader>> = {
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
  '.csv': (stream) => readCsv(stream, ','),
  '.tsv': (stream) => readCsv(stream, '\t'),
  '.xml': readUsptoFile,
};

/** Raised for a file whose name does not say what it holds. */
export class UnknownFileTypeError extends Error {
  override readonly name = 'UnknownFileTypeError';
  constructor(path: string) {
    super(
      `${path}: endings that can be read are .jsonl, .csv, .tsv and .xml, also with .gz, and .zip of these`,
    );
  }
}

/**
 * Reads one file of patents by its name's ending: JSON lines, CSV, TSV or the office's XML, plain, gzipped or zipped. A bad
 * entry is named, and the rest is read. Throws {@link UnknownFileTypeError}, and whatever the file system or a damaged archive raises.
 */
export async function* readSourceFile(path: string): AsyncGenerator<Entry> {
  const lower = path.toLowerCase();
  if (lower.endsWith('.zip')) {
    yield* readZip(path);
    return;
  }
  const zipped = lower.endsWith('.gz');
  const reader = READERS[extname(zipped ? lower.slice(0, -3) : lower)];
  if (!reader) throw new UnknownFileTypeError(path);
  const raw = createReadStream(path);
  if (!zipped) {
    yield* reader(raw);
    return;
  }
  const plain = createGunzip();
  raw.on('error', (error) => plain.destroy(error));
  yield* reader(raw.pipe(plain));
}

async function* readZip(path: string): AsyncGenerator<Entry> {
  const archive = await openPromise(path);
  try {
    for await (const entry of archive.eachEntry()) {
      const reader = READERS[extname(entry.fileName).toLowerCase()];
      if (!reader) continue;
      for await (const read of reader(await archive.openReadStreamPromise(entry))) {
        yield 'problem' in read ? { problem: `${entry.fileName}: ${read.problem}` } : read;
      }
    }
  } finally {
    archive.close();
  }
}
