import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAccount, runningAsRoot, systemAccount } from '../src/server/db/cluster/account.ts';

export const PGBOUNCER = '/usr/sbin/pgbouncer';
export const hasPgBouncer = existsSync(PGBOUNCER);

export interface Pooler {
  /** The same database, through the pooler. */
  url: string;
  close(): Promise<void>;
}

export interface PoolerOptions {
  mode: 'session' | 'transaction';
  /** Connections to the server. */
  size: number;
  /** Startup parameters that it takes and forgets; all others but a few are refused. */
  ignored: string[];
}

/** A PgBouncer of its own before the database of `url`. */
export async function startPooler(url: string, { mode, size, ignored }: PoolerOptions): Promise<Pooler> {
  const account = runningAsRoot() ? await systemAccount() : null;
  const folder = mkdtempSync(join(tmpdir(), 'lacuna-pgbouncer-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const target = new URL(url);
  const name = target.pathname.slice(1);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `${name} = host=${target.hostname} port=${target.port} dbname=${name} user=${target.username} password=${target.password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'auth_type = any',
      'unix_socket_dir =',
      `pool_mode = ${mode}`,
      `default_pool_size = ${size}`,
      'max_client_conn = 500',
      // As short as these tests: a server that came back is tried again at once.
      'server_login_retry = 1',
      ...(ignored.length > 0 ? [`ignore_startup_parameters = ${ignored.join(',')}`] : []),
      '',
    ].join('\n'),
    { mode: 0o644 },
  );
  const child = spawn(PGBOUNCER, [file], { ...asAccount(account), stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilOpen(port);
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  return {
    url: address.href,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilOpen(port: number): Promise<void> {
  for (let waited = 0; waited < 5_000; waited += 50) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined));
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PgBouncer does not listen: ${spawnSync(PGBOUNCER, ['--version']).stdout}`);
}
