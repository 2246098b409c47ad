import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/server/config.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

const program = join(projectRoot, 'src/cli/main.ts');
const runFile = promisify(execFile);

/** Milliseconds of silence, and for a whole answer, that the product allows its provider here. */
export const DEADLINES = { idle: 2500, total: 10_000 };

/** The product with a language model that can be given any temper while it runs. */
export interface ModelProduct {
  origin: string;
  model: ModelServer;
  /** Runs a command of the command line on this product's data. */
  command(...args: string[]): Promise<unknown>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the product with a language model did not start');
}

/** Starts the product over a new data directory, with the model server behind it. `patents` are added to its library. */
export async function startModelProduct({
  patents = [],
  settings = {},
}: {
  patents?: object[];
  settings?: Record<string, string>;
} = {}): Promise<ModelProduct> {
  const model = await startModelServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'lacuna-e2e-model-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    LACUNA_DATA_DIR: dataDir,
    LACUNA_LOG_LEVEL: 'error',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test',
    AI_BASE_URL: model.url,
    AI_IDLE_TIMEOUT_MS: String(DEADLINES.idle),
    AI_TIMEOUT_MS: String(DEADLINES.total),
    AI_PRICE_INPUT_PER_MILLION: '2',
    AI_PRICE_OUTPUT_PER_MILLION: '8',
    ...settings,
  };
  const command = (...args: string[]) => runFile(process.execPath, [program, ...args], { env });
  if (patents.length > 0) {
    const file = join(dataDir, 'planted.jsonl');
    await writeFile(file, patents.map((patent) => `${JSON.stringify(patent)}\n`).join(''));
    await command('ingest', file);
  }
  const server = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  await untilReady(origin);
  return {
    origin,
    model,
    command,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await model.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
