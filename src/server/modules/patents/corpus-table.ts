import type * as lancedb from '@lancedb/lancedb';
import { Binary, Field, Int32, Schema } from 'apache-arrow';

const CHUNK_BYTES = 16 * 1024 * 1024;

const SCHEMA = new Schema([new Field('part', new Int32(), false), new Field('bytes', new Binary(), false)]);

/** Parts of an index by table, in memory that threads share. A table never changes, so a part held once stays true. */
export type HeldParts = Readonly<Record<string, Uint8Array<SharedArrayBuffer>>>;

/** Stores a part of an index as chunks of one binary column. */
export async function writePart(db: lancedb.Connection, name: string, bytes: Uint8Array): Promise<void> {
  const table = await db.createEmptyTable(name, SCHEMA);
  try {
    for (let part = 0; part * CHUNK_BYTES < bytes.length; part++) {
      const chunk = bytes.subarray(part * CHUNK_BYTES, (part + 1) * CHUNK_BYTES);
      await table.add([{ part, bytes: Buffer.from(chunk) }]);
    }
  } finally {
    table.close();
  }
}

/** Reads a stored part into memory that threads can share. */
export async function readPart(db: lancedb.Connection, name: string): Promise<Uint8Array<SharedArrayBuffer>> {
  const table = await db.openTable(name);
  try {
    const chunks: { part: number; bytes: Uint8Array }[] = [];
    for await (const batch of table.query().select(['part', 'bytes'])) {
      for (let i = 0; i < batch.numRows; i++) {
        chunks.push({
          part: Number(batch.getChild('part')?.get(i)),
          bytes: batch.getChild('bytes')?.get(i) as Uint8Array,
        });
      }
    }
    chunks.sort((x, y) => x.part - y.part);
    const size = chunks.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const whole = new Uint8Array(new SharedArrayBuffer(size));
    let at = 0;
    for (const { bytes } of chunks) {
      whole.set(bytes, at);
      at += bytes.length;
    }
    return whole;
  } finally {
    table.close();
  }
}
