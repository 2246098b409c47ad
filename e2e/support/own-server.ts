import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnServer {
  origin: string;
  stop(): Promise<void>;
}

/** A port that is free now: the address must be known before the server starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts the product with other settings than the run's server has: over a data directory of its own, or beside that
 * server with `besideTheRun()`, which shares its accounts and takes a second or two to start.
 */
export async function startOwnServer(settings: Record<string, string>, port?: number): Promise<OwnServer> {
  const own = settings.LACUNA_DATA_DIR ? null : mkdtempSync(join(tmpdir(), 'lacuna-e2e-own-'));
  const PORT = String(port ?? (await freePort()));
  const server = spawn(process.execPath, ['src/cli/main.ts', 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      LACUNA_LOG_LEVEL: 'warn',
      AI_DETECT_LOCAL: '0',
      LACUNA_DATA_DIR: own ?? '',
      ...settings,
      PORT,
    },
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = `http://localhost:${PORT}`;
  await Promise.race([
    untilReady(origin),
    gone.then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ]);
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      await gone;
      if (own) rmSync(own, { recursive: true, force: true });
    },
  };
}

/** Settings of a server that answers beside the run's server, over the same data; jobs stay with that one. */
export const besideTheRun = (): Record<string, string> => ({
  LACUNA_DATA_DIR: process.env.LACUNA_DATA_DIR ?? '',
  LACUNA_ROLE: 'web',
});

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The server did not become ready.');
}
