import { mkdirSync } from 'node:fs';

/** Makes the data directory if it is missing, closed to other users. */
export function makeDataDirectory(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}
