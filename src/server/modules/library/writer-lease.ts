import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type * as lancedb from '@lancedb/lancedb';

/** Raised when another process is writing this library. */
export class LibraryBusyError extends Error {
  override readonly name = 'LibraryBusyError';
  constructor(holder: string) {
    super(`The patent library is in use by ${holder}. Try again when it is done.`);
  }
}

const LEASE_TABLE = 'writer';
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
/** Two processes that take over one stale lease see by then which of them has it. */
const SETTLE_MS = 300;

interface Lease {
  holder: string;
  host: string;
  pid: number;
  expires: number;
}

/**
 * Runs work while only this process may write. The lease is a table beside the others, so that it holds on a shared folder
 * and on an object store alike; one that is not renewed, or whose process on this machine is gone, is taken over.
 */
export async function withWriterLease<T>(db: lancedb.Connection, work: () => Promise<T>): Promise<T> {
  const holder = `process ${process.pid} on ${hostname()}`;
  await acquire(db, holder);
  const renewal = setInterval(() => void renew(db, holder).catch(() => undefined), RENEW_MS);
  renewal.unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    if ((await readLease(db))?.holder === holder) await db.dropTable(LEASE_TABLE).catch(() => undefined);
  }
}

const leaseOf = (holder: string): Lease => ({
  holder,
  host: hostname(),
  pid: process.pid,
  expires: Date.now() + LEASE_MS,
});

async function acquire(db: lancedb.Connection, holder: string): Promise<void> {
  const found = await readLease(db);
  if (found && isHeld(found)) throw new LibraryBusyError(found.holder);
  if (found) await db.dropTable(LEASE_TABLE).catch(() => undefined);
  await db.createTable(LEASE_TABLE, [{ ...leaseOf(holder) }], { mode: 'create' }).catch(async () => {
    throw new LibraryBusyError((await readLease(db))?.holder ?? 'another process');
  });
  if (!found) return;
  await wait(SETTLE_MS);
  const settled = await readLease(db);
  if (settled?.holder !== holder) throw new LibraryBusyError(settled?.holder ?? 'another process');
}

const renew = (db: lancedb.Connection, holder: string) =>
  db.createTable(LEASE_TABLE, [{ ...leaseOf(holder) }], { mode: 'overwrite' });

async function readLease(db: lancedb.Connection): Promise<Lease | null> {
  if (!(await db.tableNames({ limit: 1000 })).includes(LEASE_TABLE)) return null;
  try {
    const table = await db.openTable(LEASE_TABLE);
    const [row] = await table.query().toArray();
    table.close();
    return row
      ? { holder: row.holder, host: row.host, pid: Number(row.pid), expires: Number(row.expires) }
      : null;
  } catch {
    // It went between being listed and being opened.
    return null;
  }
}

function isHeld({ host, pid, expires }: Lease): boolean {
  if (host === hostname() && pid !== process.pid && !isAlive(pid)) return false;
  return expires > Date.now();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
