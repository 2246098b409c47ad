import { createReadStream } from 'node:fs';
import { basename, extname } from 'node:path';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry } from './entry.ts';
import { readCsv } from './read-csv.ts';
import { readJsonLines } from './read-jsonl.ts';
import { readUsptoFile } from './read-uspto-xml.ts';
import { refuseBombs } from './refuse-bombs.ts';

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
  const name = basename(path);
  yield* reader(
    zipped
      ? guarded([raw, createGunzip(), refuseBombs(name, () => raw.bytesRead)])
      : guarded([raw, refuseBombs(name, null)]),
  );
}

/** Streams one behind the other; the failure of any is the failure of the last. */
function guarded(streams: [Readable, ...Transform[]]): Readable {
  return pipeline(streams, () => undefined) as unknown as Readable;
}

async function* readZip(path: string): AsyncGenerator<Entry> {
  const archive = await openPromise(path);
  try {
    for await (const entry of archive.eachEntry()) {
      const reader = READERS[extname(entry.fileName).toLowerCase()];
      if (!reader) continue;
      const name = `${basename(path)}, ${entry.fileName}`;
      const content = await archive.openReadStreamPromise(entry);
      for await (const read of reader(guarded([content, refuseBombs(name, () => entry.compressedSize)]))) {
        yield 'problem' in read ? { problem: `${entry.fileName}: ${read.problem}` } : read;
      }
    }
  } finally {
    archive.close();
  }
}
