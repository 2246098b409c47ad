import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIBRARY_FORMAT, type LibraryLocation } from './library-location.ts';
import { shippedFingerprint } from './shipped-data.ts';

const stampFile = ({ dataDir }: LibraryLocation) => join(dataDir, 'library-stamp.json');

async function stampOf({ indexUri, shippedDataDir }: LibraryLocation): Promise<string> {
  return JSON.stringify({
    format: LIBRARY_FORMAT,
    indexUri,
    shipped: await shippedFingerprint(shippedDataDir),
  });
}

/** Remembers that the library was found or made current. */
export async function stampLibrary(location: LibraryLocation): Promise<void> {
  await mkdir(location.dataDir, { recursive: true });
  await writeFile(stampFile(location), await stampOf(location));
}

/**
 * True when the library was current before and neither format nor shipped data changed since. A start asks this first: it
 * needs no index library in the main thread. The analysis threads look into the index itself.
 */
export async function isStampedCurrent(location: LibraryLocation): Promise<boolean> {
  if (!location.indexUri.includes('://') && !existsSync(location.indexUri)) return false;
  const stamp = await readFile(stampFile(location), 'utf8').catch(() => null);
  return stamp !== null && stamp === (await stampOf(location));
}
