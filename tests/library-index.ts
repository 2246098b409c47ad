import { join } from 'node:path';
import { projectRoot } from '../src/server/config.ts';
import { runCommand } from './run-command.ts';

/** Index of the shipped library, made once and kept between test runs; `library build` sees when it is out of date. */
export async function testLibrary(): Promise<{ LACUNA_INDEX_URI: string }> {
  const dataDir = join(projectRoot, 'node_modules', '.cache', 'lacuna-library');
  const indexUri = join(dataDir, 'index');
  const env = { LACUNA_DATA_DIR: dataDir, LACUNA_INDEX_URI: indexUri };
  for (let attempt = 0; ; attempt++) {
    const { code, err } = await runCommand(['library', 'build'], env);
    if (code === 0) return { LACUNA_INDEX_URI: indexUri };
    // Another test file builds it at the same time.
    if (attempt >= 60 || !/being built by process/.test(err)) throw new Error(err);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
