import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Entry } from './entry.ts';
import { readJsonLines } from './read-jsonl.ts';

/** Reads one file of patents by its name's ending. */
export async function* readSourceFile(path: string): AsyncGenerator<Entry> {
  const raw = createReadStream(path);
  yield* readJsonLines(path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw);
}
