import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** General engineering knowledge on one aim: the conflict inside it, ways around it, and a cheap test. */
export interface DesignPattern {
  id: string;
  aim: string;
  problem: string;
  approaches: { title: string; concept: string; terms: string[] }[];
  test: string;
}

export const DESIGN_PATTERNS_FILE = 'design-patterns.jsonl.gz';

/** All shipped design patterns, in the order of the file. */
export async function readDesignPatterns(shippedDataDir: string): Promise<DesignPattern[]> {
  const packed = await readFile(join(shippedDataDir, DESIGN_PATTERNS_FILE));
  return gunzipSync(packed)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as DesignPattern);
}
