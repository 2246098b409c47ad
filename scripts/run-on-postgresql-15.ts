import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAccount, runningAsRoot, systemAccount } from '../src/server/db/cluster/account.ts';
import { run } from './run-process.ts';

/**
 * Runs the tests that reach a database once more on a private PostgreSQL 15, the oldest version that is supported, as
 * Debian packages it. Where there is none, that is said and nothing fails.
 */
const BINARIES = '/usr/lib/postgresql/15/bin';
const SUITES = [
  'src/server/modules',
  'src/server/events',
  'src/server/jobs',
  'src/server/db/database',
  'src/server/db/backup',
];

if (!existsSync(BINARIES)) {
  console.log(`Skipped: there is no PostgreSQL 15 in ${BINARIES} (Debian: apt-get install postgresql-15).`);
  process.exit(0);
}

const account = runningAsRoot() ? await systemAccount() : null;
const folder = mkdtempSync(join(tmpdir(), 'lacuna-postgresql-15-'));
const data = join(folder, 'data');
if (account) chownSync(folder, account.uid, account.gid);
mkdirSync(data, { mode: 0o700 });
if (account) chownSync(data, account.uid, account.gid);

function program(name: string, args: string[]): void {
  const { status, stderr } = spawnSync(join(BINARIES, name), args, {
    ...asAccount(account),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const port = await freePort();
const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=300`;
let code = 1;
try {
  program('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  program('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  code = await run(
    'vitest',
    [
      'run',
      '--project',
      'integration',
      '--reporter=default',
      '--reporter=json',
      ...process.argv.slice(2),
      ...SUITES,
    ],
    { LACUNA_TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
  );
} finally {
  if (existsSync(join(data, 'postmaster.pid')))
    program('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
