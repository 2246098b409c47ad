import { mkdirSync } from 'node:fs';

/**
 * Makes the data directory if it is missing, closed to others. Under root they may pass through, but not list it, so
 * that the user which then runs PostgreSQL reaches its own files.
 */
export function makeDataDirectory(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
