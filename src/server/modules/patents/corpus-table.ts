import type * as lancedb from '@lancedb/lancedb';
import { Binary, Field, Int32, Schema } from 'apache-arrow';
import type { Corpus } from '../../../core/retrieval/corpus-builder.ts';
import { decodeCorpus, encodeCorpus } from '../../../core/retrieval/corpus-codec.ts';

const CHUNK_BYTES = 16 * 1024 * 1024;

const SCHEMA = new Schema([new Field('part', new Int32(), false), new Field('bytes', new Binary(), false)]);

/** Stores a trained corpus as chunks of one binary column. */
export async function writeCorpus(db: lancedb.Connection, name: string, corpus: Corpus): Promise<void> {
  const bytes = encodeCorpus(corpus);
  const table = await db.createEmptyTable(name, SCHEMA);
  for (let part = 0; part * CHUNK_BYTES < bytes.length; part++) {
    await table.add([
      { part, bytes: Buffer.from(bytes.subarray(part * CHUNK_BYTES, (part + 1) * CHUNK_BYTES)) },
    ]);
  }
  table.close();
}

/** Reads a stored corpus. Throws `CorpusFormatError` when it is not whole. */
export async function readCorpus(db: lancedb.Connection, name: string): Promise<Corpus> {
  const table = await db.openTable(name);
  const parts: { part: number; bytes: Uint8Array }[] = [];
  for await (const batch of table.query().select(['part', 'bytes'])) {
    for (let i = 0; i < batch.numRows; i++) {
      parts.push({
        part: Number(batch.getChild('part')?.get(i)),
        bytes: batch.getChild('bytes')?.get(i) as Uint8Array,
      });
    }
  }
  table.close();
  parts.sort((x, y) => x.part - y.part);
  const whole = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let at = 0;
  for (const { bytes } of parts) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return decodeCorpus(whole);
}
