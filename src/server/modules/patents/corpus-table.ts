import type * as lancedb from '@lancedb/lancedb';
import { Binary, Field, Int32, Schema } from 'apache-arrow';
import { CorpusFormatError } from '../../../core/retrieval/packed-arrays.ts';

const CHUNK_BYTES = 1024 * 1024;
/** Chunks read at once: what LanceDB hands over is in memory twice until it is copied. */
const READ_AHEAD = 4;

const SCHEMA = new Schema([new Field('part', new Int32(), false), new Field('bytes', new Binary(), false)]);

/** Parts of an index by table, in memory that threads share. A table never changes, so a part held once stays true. */
export type HeldParts = Readonly<Record<string, Uint8Array<SharedArrayBuffer>>>;

/** Stores a part of an index as chunks of one binary column. */
export async function writePart(db: lancedb.Connection, name: string, bytes: Uint8Array): Promise<void> {
  const table = await db.createEmptyTable(name, SCHEMA);
  try {
    const chunks: { part: number; bytes: Buffer }[] = [];
    for (let part = 0; part * CHUNK_BYTES < bytes.length; part++)
      chunks.push({ part, bytes: Buffer.from(bytes.subarray(part * CHUNK_BYTES, (part + 1) * CHUNK_BYTES)) });
    await table.add(chunks);
  } finally {
    table.close();
  }
}

/** Reads a stored part into memory that threads can share. */
export async function readPart(db: lancedb.Connection, name: string): Promise<Uint8Array<SharedArrayBuffer>> {
  const table = await db.openTable(name);
  try {
    const chunks = await table.countRows();
    if (chunks === 0) throw new CorpusFormatError(`${name} is empty`);
    // All chunks but the last are full: the last one tells the size.
    const end = await readChunks(table, chunks - 1, 1);
    const last = end[0] as Chunk;
    const whole = new Uint8Array(new SharedArrayBuffer((chunks - 1) * CHUNK_BYTES + last.bytes.length));
    for (let part = 0; part < chunks; part += READ_AHEAD) {
      for (const chunk of await readChunks(table, part, READ_AHEAD))
        whole.set(chunk.bytes, chunk.part * CHUNK_BYTES);
    }
    return whole;
  } finally {
    table.close();
  }
}

interface Chunk {
  part: number;
  bytes: Uint8Array;
}

async function readChunks(table: lancedb.Table, from: number, count: number): Promise<Chunk[]> {
  const found = await table
    .query()
    .where(`part >= ${from} AND part < ${from + count}`)
    .select(['part', 'bytes'])
    .toArrow();
  return Array.from({ length: found.numRows }, (_, i) => ({
    part: Number(found.getChild('part')?.get(i)),
    bytes: found.getChild('bytes')?.get(i) as Uint8Array,
  }));
}
