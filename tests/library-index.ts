import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../src/server/config.ts';
import { openLibrary } from '../src/server/modules/library/open-library.ts';

/** An idea for which the embedded analyst finds opportunities in the shipped library. */
export const SERVED_IDEA = 'A drone that cleans solar panels in deserts without water';

const ATTEMPTS = 120;

/** Index of the shipped library, made once and kept between test runs; opening it sees when it is out of date. */
export async function testLibrary(): Promise<{ LACUNA_INDEX_URI: string }> {
  const indexUri = join(projectRoot, 'node_modules', '.cache', 'lacuna-library', 'index');
  // Another test file may be making it at this moment.
  for (let attempt = 1; ; attempt++) {
    try {
      const library = await openLibrary({
        indexUri,
        shippedDataDir: join(projectRoot, 'data'),
        embeddings: null,
      });
      await library.close();
      return { LACUNA_INDEX_URI: indexUri };
    } catch (error) {
      if ((error as Error).name !== 'LibraryBusyError' || attempt === ATTEMPTS) throw error;
      await sleep(500);
    }
  }
}
