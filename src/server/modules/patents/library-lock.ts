import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Raised when another living process is building this library. */
export class LibraryBusyError extends Error {
  override readonly name = 'LibraryBusyError';
  constructor(pid: number) {
    super(`The patent library is being built by process ${pid}. Try again when it is done.`);
  }
}

/** Runs a build while holding the data directory's lock; a lock left by a dead process is taken over. */
export async function withLibraryLock<T>(dataDir: string, build: () => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'library.lock');
  await acquire(path, true);
  try {
    return await build();
  } finally {
    await rm(path, { force: true });
  }
}

async function acquire(path: string, mayTakeOver: boolean): Promise<void> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (!mayTakeOver || (holder !== process.pid && isAlive(holder))) throw new LibraryBusyError(holder);
    await rm(path, { force: true });
    await acquire(path, false);
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
