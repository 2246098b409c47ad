import { access, constants } from 'node:fs/promises';
import type { BuildResult } from './build-library.ts';
import { buildLibrary } from './build-library.ts';
import type { LibraryLocation, OnLibraryProgress } from './library-location.ts';
import type { OnProblem } from './source-documents.ts';

/**
 * Adds the patents of files to the library: what is bad is named and skipped, the rest goes in. Publications that are there
 * already are left as they are, so that repeating an ingest changes nothing. Throws when a file cannot be read at all; the
 * library then stays as it was.
 */
export async function ingestFiles(
  location: LibraryLocation,
  files: readonly string[],
  on: { progress: OnLibraryProgress; problem: OnProblem },
): Promise<BuildResult> {
  for (const file of files) if (file !== '-') await access(file, constants.R_OK);
  return buildLibrary(location, { files, onProgress: on.progress, onProblem: on.problem });
}
