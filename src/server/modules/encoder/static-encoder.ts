import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoder } from './encoder.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const HEADER_BYTES = 12;

/** Rows of a table of words, not yet checked against a text. */
interface WordTable {
  dimensions: number;
  rows: ReadonlyMap<string, number>;
  scale: Float32Array;
  values: Int8Array;
}

/**
 * Opens the table shipped with the product: one vector for each word, distilled from a sentence encoder. A text is the sum of
 * its words, so that encoding takes microseconds.
 */
export async function openStaticEncoder(shippedDataDir: string): Promise<Encoder> {
  const table = decodeTable(await readFile(join(shippedDataDir, 'encoder.bin')));
  return {
    name: `words-${table.dimensions}-2`,
    dimensions: table.dimensions,
    instant: true,
    embed: async (texts) => texts.map((text) => embedOne(table, text)),
  };
}

function decodeTable(file: Uint8Array): WordTable {
  const bytes = file.slice();
  const header = new DataView(bytes.buffer);
  const dimensions = header.getUint32(0, true);
  const count = header.getUint32(4, true);
  const scaleAt = HEADER_BYTES + header.getUint32(8, true);
  const valuesAt = scaleAt + 4 * count;
  if (bytes.length !== valuesAt + dimensions * count)
    throw new RangeError('The table of word vectors is cut off or damaged.');
  const names = new TextDecoder().decode(bytes.subarray(HEADER_BYTES, scaleAt)).split('\n');
  return {
    dimensions,
    rows: new Map(names.slice(0, count).map((word, row) => [word, row])),
    scale: new Float32Array(bytes.buffer, scaleAt, count),
    values: new Int8Array(bytes.buffer, valuesAt, dimensions * count),
  };
}

function embedOne({ dimensions, rows, scale, values }: WordTable, text: string): Float32Array {
  const counts = new Map<number, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const row = rows.get(word);
    if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  const sum = new Float32Array(dimensions);
  for (const [row, count] of counts) {
    const factor = (1 + Math.log(count)) * (scale[row] as number);
    const from = row * dimensions;
    for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] as number) + factor * (values[from + k] as number);
  }
  let squares = 0;
  for (let k = 0; k < dimensions; k++) squares += (sum[k] as number) ** 2;
  const factor = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  return sum.map((x) => x * factor);
}
