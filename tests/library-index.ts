import { join } from 'node:path';
import { vi } from 'vitest';
import { projectRoot } from '../src/server/config.ts';
import { openLibrary } from '../src/server/modules/library/open-library.ts';

/** An idea for which the embedded analyst finds opportunities in the shipped library. */
export const SERVED_IDEA = 'A drone that cleans solar panels in deserts without water';

/** Index of the shipped library, made once and kept between test runs; opening it sees when it is out of date. */
export async function testLibrary(): Promise<{ LACUNA_INDEX_URI: string }> {
  const indexUri = join(projectRoot, 'node_modules', '.cache', 'lacuna-library', 'index');
  await vi.waitFor(
    async () =>
      (await openLibrary({ indexUri, shippedDataDir: join(projectRoot, 'data'), embeddings: null })).close(),
    // Another test file may be making it at this moment.
    { timeout: 60_000, interval: 500 },
  );
  return { LACUNA_INDEX_URI: indexUri };
}
