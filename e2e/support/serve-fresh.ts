/**
 * Starts the product over a new data directory, for browser tests and screenshots. Ends with its parent, and removes the directory
 * if it made it or REMOVE_DATA is set.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = process.env.LACUNA_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'lacuna-e2e-'));
const server = spawn(process.execPath, ['src/cli/main.ts', 'serve'], {
  stdio: 'inherit',
  // A group of its own: a signal to the whole group, passed on once more, would end the server before its database.
  detached: true,
  env: {
    ...process.env,
    LACUNA_DATA_DIR: dataDir,
    LACUNA_LOG_LEVEL: process.env.LACUNA_LOG_LEVEL ?? 'warn',
    AI_DETECT_LOCAL: '0',
  },
});
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
server.on('exit', (code) => {
  if (!process.env.LACUNA_DATA_DIR || process.env.REMOVE_DATA)
    rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
