import * as lancedb from '@lancedb/lancedb';
import { buildLibrary } from './build-library.ts';
import type { LibraryLocation, OnLibraryProgress } from './library-location.ts';
import { readManifest } from './library-manifest.ts';
import { stampLibrary } from './library-stamp.ts';
import { shippedFingerprint } from './shipped-data.ts';

/** True when the current library is of this format and of the shipped data as it is now. */
export async function isLibraryCurrent(location: LibraryLocation): Promise<boolean> {
  const db = await lancedb.connect(location.indexUri);
  try {
    const manifest = await readManifest(db);
    return manifest?.shipped === (await shippedFingerprint(location.shippedDataDir));
  } finally {
    db.close();
  }
}

/**
 * Builds the library where there is none or where format or shipped data changed, keeping what was ingested. Answers whether
 * it had to. Heavy when it builds: run it off the event loop.
 */
export async function ensureLibrary(
  location: LibraryLocation,
  onProgress: OnLibraryProgress,
): Promise<boolean> {
  const isCurrent = await isLibraryCurrent(location);
  if (!isCurrent) await buildLibrary(location, { onProgress });
  await stampLibrary(location);
  return !isCurrent;
}
