import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../src/server/config.ts';
import { ensureCluster } from '../src/server/db/cluster/ensure-cluster.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { testLibrary } from '../tests/library-index.ts';

export type Role = 'web' | 'worker' | 'all';

/** A server process that can be killed and started again at the same port. */
export interface Node {
  role: Role;
  port: number;
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** Several nodes on one database and one index folder, behind one address. */
export interface Installation {
  origin: string;
  databaseUrl: string;
  nodes: Node[];
  close(): Promise<void>;
}

const NODE_PROGRAM = join(projectRoot, 'tests', 'serve-child.ts');
const READY_WITHIN = 60_000;

/** Starts everything over a new, empty database. */
export async function startInstallation(
  roles: Role[],
  settings: Record<string, string> = {},
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'lacuna-nodes-'));
  const cluster = await ensureCluster({ dataDir: join(folder, 'database'), log: () => undefined });
  await migrateDatabase(cluster.url, join(projectRoot, 'migrations'));
  const balancer = createBalancer();
  const origin = await balancer.listen();
  const env = {
    PATH: process.env.PATH ?? '',
    LACUNA_ENV: 'test',
    LACUNA_LOG_LEVEL: 'silent',
    LACUNA_WORKERS: '1',
    LACUNA_SECRET: randomUUID() + randomUUID(),
    LACUNA_PUBLIC_URL: origin,
    DATABASE_URL: cluster.url,
    NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'compiled'),
    ...(await testLibrary()),
    ...settings,
  };
  const nodes = await Promise.all(
    roles.map(async (role, index) => {
      const own = { ...env, LACUNA_ROLE: role, LACUNA_DATA_DIR: join(folder, `node-${index}`) };
      return createNode(role, own);
    }),
  );
  await Promise.all(nodes.map((node) => node.start()));
  balancer.targets = nodes.filter(({ role }) => role !== 'worker').map(({ port }) => port);
  return {
    origin,
    databaseUrl: cluster.url,
    nodes,
    close: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await balancer.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createNode(role: Role, env: Record<string, string>): Promise<Node> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  return {
    role,
    port,
    start: async () => {
      const started = fork(NODE_PROGRAM, [], {
        env: { ...env, PORT: String(port) },
        execArgv: [],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once('message', () => resolve());
        started.once('exit', (code) => reject(new Error(`A node ended with code ${code} at its start.`)));
      });
      if (role !== 'worker') await untilReady(`http://127.0.0.1:${port}`);
    },
    kill: async () => {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady(origin: string): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN; Date.now() < deadline; await sleep(50)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
  }
  throw new Error(`The node at ${origin} did not become ready.`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOn(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function listenOn(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Gives each connection to the next node that takes one; a connection ends with its node. */
function createBalancer() {
  let turn = 0;
  const balancer = {
    targets: [] as number[],
    listen: async () => `http://127.0.0.1:${await listenOn(server)}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const server = createServer((client) => {
    client.on('error', () => undefined);
    const attempt = (left: number): void => {
      const port = balancer.targets[turn++ % Math.max(1, balancer.targets.length)];
      if (port === undefined || left === 0) return void client.destroy();
      const upstream = connect(port, '127.0.0.1');
      let connected = false;
      upstream.on('connect', () => {
        connected = true;
        client.pipe(upstream).pipe(client);
      });
      upstream.on('error', () => (connected ? client.destroy() : attempt(left - 1)));
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => connected && client.destroy());
    };
    attempt(balancer.targets.length);
  });
  return balancer;
}
