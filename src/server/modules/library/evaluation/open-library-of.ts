import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Library } from '../library.ts';
import type { LibraryLocation } from '../library-location.ts';
import { ingestSources } from '../maintain-library.ts';
import { openLibrary } from '../open-library.ts';
import { STARTER_FILES } from '../starter.ts';

/**
 * Opens a library of the given files alone, without the starter's records, in a folder of its own that closing removes.
 * Entries that cannot be read are skipped. Rejects when a file is missing.
 */
export async function openLibraryOf(
  files: readonly string[],
  { shippedDataDir, embeddings }: Pick<LibraryLocation, 'shippedDataDir' | 'embeddings'>,
): Promise<Library> {
  const folder = await mkdtemp(join(tmpdir(), 'lacuna-evaluation-'));
  const data = join(folder, 'data');
  const location = { shippedDataDir: data, indexUri: join(folder, 'index'), embeddings };
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(data);
    for (const name of await readdir(shippedDataDir)) {
      if (STARTER_FILES.includes(name))
        await writeFile(join(data, name), name.endsWith('.gz') ? gzipSync('') : '');
      else await symlink(join(shippedDataDir, name), join(data, name));
    }
    await ingestSources(location, files, { progress: () => undefined, problem: () => undefined });
    const library = await openLibrary(location);
    return { ...library, close: () => library.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
