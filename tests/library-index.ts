import { join } from 'node:path';
import { projectRoot } from '../src/server/config.ts';
import { openLibrary } from '../src/server/modules/library/open-library.ts';

/** Index of the shipped library, made once and kept between test runs; opening it sees when it is out of date. */
export async function testLibrary(): Promise<{ LACUNA_INDEX_URI: string }> {
  const indexUri = join(projectRoot, 'node_modules', '.cache', 'lacuna-library', 'index');
  const library = await openLibrary({
    indexUri,
    shippedDataDir: join(projectRoot, 'data'),
    embeddings: null,
  });
  await library.close();
  return { LACUNA_INDEX_URI: indexUri };
}
