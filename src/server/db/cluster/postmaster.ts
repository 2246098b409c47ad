import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processStart } from '../../process-start.ts';
import { asAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';

const run = promisify(execFile);

/** A cluster on disk with all that is needed to run its server. */
export interface Site {
  place: Place;
  binaries: Binaries;
  dataDirectory: string;
  /** Further server settings, `name=value`. */
  settings: string[];
}

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 20_000;
const POLL = 20;

/**
 * The postmaster that `postmaster.pid` names, or null when there is none. The number alone proves nothing, since the
 * kernel reuses it: the process must be a PostgreSQL server at work in this very directory. A file that names some
 * other living process is a leftover and is removed, because PostgreSQL would refuse to start beside it.
 */
export async function findPostmaster(site: Site): Promise<Postmaster | null> {
  const file = join(site.dataDirectory, 'postmaster.pid');
  const lines = readLines(file);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return null;
  const identity = await identify(site, pid);
  if (identity === 'ours') return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
  if (identity === 'other' && readLines(file)?.[0] === lines[0]) rmSync(file, { force: true });
  return null;
}

function readLines(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** 'unknown' when the process is gone or cannot be seen; PostgreSQL itself then knows whether the file is stale. */
async function identify(site: Site, pid: number): Promise<'ours' | 'other' | 'unknown'> {
  const options = asAccount(site.place.account);
  try {
    if (process.platform !== 'linux') {
      const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)], options);
      return stdout.includes('postgres -D ') && stdout.includes(site.dataDirectory) ? 'ours' : 'other';
    }
    // A dead process that nobody waited for, as in a container without an init, keeps its number.
    if (processStart(pid) === null) return existsSync(`/proc/${pid}`) ? 'other' : 'unknown';
    // Asked as the account that owns the process: even root may be denied this inside a container.
    const { stdout } = await run('readlink', [`/proc/${pid}/exe`, `/proc/${pid}/cwd`], options);
    const [executable = '', directory] = stdout.trim().split('\n');
    const isPostgres = basename(executable.replace(' (deleted)', '')) === 'postgres';
    return isPostgres && directory === site.dataDirectory ? 'ours' : 'other';
  } catch {
    return 'unknown';
  }
}

/**
 * Starts the server and waits until it accepts connections (after a crash it replays its log first).
 * @param port loopback port, or null for any free one
 * @returns null when another process started one for this directory in the meantime
 */
export async function startPostmaster(site: Site, port: number | null): Promise<Postmaster | null> {
  const chosen = port ?? (await choosePort(site.place));
  const log = openLog(site.place);
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC'],
    ...['max_connections=100', 'jit=off', 'log_checkpoints=off'],
    // What people typed must not reach the log through the text or the detail of a failed statement.
    ...['log_error_verbosity=terse', 'log_min_error_statement=panic', ...site.settings],
  ];
  // Detached: Ctrl-C in a terminal must reach only us, so that requests end before their database does.
  const child = spawn(
    site.binaries.postgres,
    ['-D', site.dataDirectory, '-p', String(chosen), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...asAccount(site.place.account),
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    },
  );
  closeSync(log.fd);
  child.unref();
  let ended: Error | null = null;
  child.on('error', (error) => (ended = error));
  child.on('exit', (code, signal) => (ended ??= new Error(`ended with ${signal ?? `code ${code}`}`)));

  for (const deadline = Date.now() + START_TIMEOUT; Date.now() < deadline; await sleep(POLL)) {
    const lines = readLines(join(site.dataDirectory, 'postmaster.pid'));
    if (ended) break;
    if (Number(lines?.[0]) === child.pid && lines?.[7]?.trim() === 'ready') {
      writeFileSync(portFile(site.place), String(chosen));
      return { pid: child.pid as number, port: chosen, ready: true };
    }
  }
  const said = readFileSync(log.path, 'utf8').slice(log.from);
  if (/lock file "postmaster.pid" already exists/.test(said)) return null;
  throw new Error(
    `The accounts database did not start: ${said.trim() || String(ended ?? 'no answer in time')}`,
  );
}

function openLog(place: Place): { fd: number; path: string; from: number } {
  const path = join(place.home, 'server.log');
  const fd = openSync(path, 'a', 0o600);
  if (place.account) chownSync(path, place.account.uid, place.account.gid);
  return { fd, path, from: fstatSync(fd).size };
}

const portFile = (place: Place) => join(place.home, 'port');

/** The port of last time where it is free, so that whoever lost a connection finds the server again; else any. */
async function choosePort(place: Place): Promise<number> {
  const last = existsSync(portFile(place)) ? Number(readFileSync(portFile(place), 'utf8')) : 0;
  return (await freePort(last)) ?? (await freePort(0)) ?? last;
}

async function freePort(wanted: number): Promise<number | null> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(wanted, '127.0.0.1', resolve);
    });
  } catch {
    return null;
  }
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address !== 'string' ? address.port : null;
}

/** Stops a verified postmaster: sessions are ended and data is written out; only a hung one is cut short. */
export async function stopPostmaster(site: Site): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const found = await findPostmaster(site);
    if (!found) return;
    const started = processStart(found.pid);
    signalProcess(found.pid, signal);
    for (const deadline = Date.now() + STOP_TIMEOUT; Date.now() < deadline; await sleep(POLL)) {
      if (started === null || processStart(found.pid) !== started) return;
    }
  }
  throw new Error(`The accounts database in ${site.dataDirectory} cannot be stopped.`);
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
