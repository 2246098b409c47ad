import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../config.ts';
import type { LibraryLocation } from './library-location.ts';

const shipped = join(projectRoot, 'data');

/** Every twelfth patent of the starter library, as lines of JSON. */
export const SAMPLE_LINES = readFileSync(join(shipped, 'patents.jsonl'), 'utf8')
  .split('\n')
  .filter((line, i) => line !== '' && i % 12 === 0);

/** An installation of its own that ships the given lines. */
export function sampleLocation(folder: string, lines: readonly string[] = SAMPLE_LINES): LibraryLocation {
  const shippedDataDir = join(folder, 'shipped');
  mkdirSync(shippedDataDir, { recursive: true });
  writeFileSync(join(shippedDataDir, 'patents.jsonl'), lines.join('\n'));
  for (const file of [
    'categories.json',
    'cpc-titles.json',
    'word-vectors.bin',
    'principle-notes.json',
    'thing-facts.json',
    'thing-names.json',
    'design-patents.json',
  ])
    copyFileSync(join(shipped, file), join(shippedDataDir, file));
  // Of the largest a few entries: what is read time and again here is the library.
  const aims = JSON.parse(readFileSync(join(shipped, 'aim-conflicts.json'), 'utf8'));
  writeFileSync(join(shippedDataDir, 'aim-conflicts.json'), JSON.stringify(aims.slice(0, 20)));
  const { any } = JSON.parse(readFileSync(join(shipped, 'design-conflicts.json'), 'utf8'));
  writeFileSync(join(shippedDataDir, 'design-conflicts.json'), JSON.stringify({ any }));
  const dataDir = join(folder, 'data');
  return { dataDir, indexUri: join(dataDir, 'index'), shippedDataDir };
}
