import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../src/server/config.ts';

export interface ChildServer {
  url: string;
  process: ChildProcess;
  /** kill -9, and waits until the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
}

/** Starts a server process and waits until it is ready to analyse. */
export async function startChildServer(env: Record<string, string>): Promise<ChildServer> {
  const child = fork(join(import.meta.dirname, 'serve-child.ts'), [], {
    env: {
      PATH: process.env.PATH ?? '',
      LACUNA_ENV: 'test',
      LACUNA_LOG_LEVEL: 'silent',
      LACUNA_DATA_DIR: mkdtempSync(join(tmpdir(), 'lacuna-child-')),
      PORT: '0',
      NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'compiled'),
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return {
    url,
    process: child,
    kill: async () => {
      await end('SIGKILL');
    },
    terminate: () => end('SIGTERM'),
  };
}

async function untilReady(url: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not become ready.');
}
