import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry as Member, openPromise, type ZipFile } from 'yauzl';
import { drainStream } from './drain-stream.ts';
import { narrowText } from './narrow-text.ts';
import { refuseBombs } from './refuse-bombs.ts';

/** One content of a file: itself, or a member of the archive that it is. */
export interface Content {
  /** Name of the member, or null. */
  part: string | null;
  /** The name that tells the format, in lower case and without `.gz`. */
  name: string;
  /** The unpacked bytes, UTF-8 where they were UTF-16. */
  bytes: () => AsyncIterable<Buffer>;
}

/** Called with bytes of the packed file as they are read; `total` is its size, null for a stream. */
export type OnBytes = (read: number, total: number | null) => void;

const CHUNK = 256 * 1024;

/** Opens a file's contents one after the other: plain, gzipped (also in several parts) or zipped. */
export async function* openContents(path: string, onBytes: OnBytes): AsyncGenerator<Content> {
  const lower = basename(path).toLowerCase();
  const { size } = await stat(path);
  if (lower.endsWith('.zip')) {
    yield* openZip(path, (read) => onBytes(read, size));
    return;
  }
  const packed = lower.endsWith('.gz');
  yield {
    part: null,
    name: packed ? lower.slice(0, -3) : lower,
    bytes: () => {
      const raw = createReadStream(path, { highWaterMark: CHUNK });
      raw.on('data', () => onBytes(raw.bytesRead, size));
      raw.pause();
      const name = basename(path);
      return packed
        ? unzipped(raw, name, () => raw.bytesRead)
        : narrowText(refuseBombs(drainStream(raw), name, null));
    },
  };
}

/** The content of a stream such as standard input, gzipped or plain. */
export async function streamContent(stream: Readable, onBytes: OnBytes): Promise<AsyncIterable<Buffer>> {
  let read = 0;
  const head = await firstBytes(stream);
  stream.on('data', (chunk: Buffer) => {
    read += chunk.length;
    onBytes(read, null);
  });
  stream.pause();
  const name = 'standard input';
  if (head[0] === 0x1f && head[1] === 0x8b) return unzipped(stream, name, () => read);
  return narrowText(refuseBombs(drainStream(stream), name, null));
}

function firstBytes(stream: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.once('end', () => resolve(Buffer.alloc(0)));
    stream.once('readable', () => {
      const chunk = stream.read() as Buffer | null;
      if (chunk) stream.unshift(chunk);
      resolve(chunk ?? Buffer.alloc(0));
    });
  });
}

function unzipped(raw: Readable, name: string, read: () => number): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  raw.once('error', (error) => gunzip.destroy(error));
  raw.pipe(gunzip);
  return narrowText(refuseBombs(drainStream(gunzip), name, read));
}

async function* openZip(path: string, onRead: (read: number) => void): AsyncGenerator<Content> {
  const archive = await openPromise(path);
  let passed = 0;
  try {
    for await (const member of archive.eachEntry()) {
      const { fileName } = member;
      if (fileName.endsWith('/') || /(?:^|\/)(?:\.|__MACOSX\/)/.test(fileName)) continue;
      const name = `${basename(path)}, ${fileName}`;
      const bytes = () =>
        narrowText(refuseBombs(readMember(archive, member), name, () => member.compressedSize));
      yield { part: fileName, name: fileName.toLowerCase(), bytes };
      passed += member.compressedSize;
      onRead(passed);
    }
  } finally {
    archive.close();
  }
}

/** Opened when it is read: what is wrong with one member is no matter of the others. */
async function* readMember(archive: ZipFile, member: Member): AsyncGenerator<Buffer> {
  yield* drainStream(await archive.openReadStreamPromise(member));
}
