import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDirectory } from '../server/data-directory.ts';
import { processStart } from '../server/process-start.ts';

interface Owner {
  pid: number;
  /** When that process started, which tells it from a later one of the same number. */
  started: string | null;
  address: string;
}

/** Another server of this installation is at work. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
  readonly address: string;

  constructor({ address, pid }: Owner) {
    super(`Lacuna is already running at ${address} (process ${pid}). Nothing was changed.`);
    this.address = address;
  }
}

/**
 * Claims the data directory for this server. The claim of a killed server is taken over.
 * @param name servers of different names may run side by side
 * @throws AlreadyRunning while the holder lives
 */
export function lockServer(dataDir: string, name: string, address: string): () => void {
  makeDataDirectory(dataDir);
  const file = join(dataDir, `server-${name}.json`);
  const me: Owner = { pid: process.pid, started: processStart(process.pid), address };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (claim(file, me)) return () => release(file, me);
    const owner = readOwner(file);
    if (owner && isAlive(owner)) throw new AlreadyRunning(owner);
    removeStale(file, owner);
  }
  throw new Error(`The lock ${file} could not be taken.`);
}

/** The address of the server that holds the data directory, or null when none runs. */
export function runningServer(dataDir: string, name: string): string | null {
  const owner = readOwner(join(dataDir, `server-${name}.json`));
  return owner && isAlive(owner) ? owner.address : null;
}

/** A link appears with its content complete, and fails when the name is taken: nobody reads half an owner. */
function claim(file: string, me: Owner): boolean {
  const draft = `${file}.${me.pid}`;
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moved aside before it is judged again, so that the fresh claim of a process that was quicker is put back. */
function removeStale(file: string, stale: Owner | null): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
    if (readOwner(aside)?.pid !== stale?.pid) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function release(file: string, me: Owner): void {
  if (readOwner(file)?.pid === me.pid) rmSync(file, { force: true });
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  const started = processStart(owner.pid);
  return started !== null && (owner.started === null || owner.started === started);
}
