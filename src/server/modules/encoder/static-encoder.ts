import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeWordVectors } from '../../../core/language/word-vectors.ts';
import { FUNCTION_WORDS, PATENT_BOILERPLATE } from '../../../core/text/stop-words.ts';
import type { Encoder } from './encoder.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** Means of word vectors, from the table shipped with the product. */
export async function openStaticEncoder(shippedDataDir: string): Promise<Encoder> {
  const words = decodeWordVectors(await readFile(join(shippedDataDir, 'word-vectors.bin')));
  const embedOne = (text: string): Float32Array => {
    const counts = new Map<number, number>();
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      const row = FUNCTION_WORDS.has(word) || PATENT_BOILERPLATE.has(word) ? -1 : words.row(word);
      if (row >= 0) counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    return words.mean([...counts].map(([row, count]) => [row, Math.log1p(count)] as const));
  };
  return {
    name: `words-${words.dimensions}-1`,
    dimensions: words.dimensions,
    instant: true,
    embed: async (texts) => texts.map(embedOne),
  };
}
