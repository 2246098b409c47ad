import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeDataDirectory } from '../../data-directory.ts';
import { type Account, canEnter, runningAsRoot, systemAccount } from './account.ts';

/** Where a cluster lives and who runs it. */
export interface Place {
  /** Holds everything of the cluster: files, credentials, server log, and binaries where they had to be copied. */
  home: string;
  account: Account;
}

interface Relocation {
  home: string;
  /** The data directory that this record was written for; tells a moved directory from a copied one. */
  dataDir: string;
}

/** Root's own state directory, never a temporary folder: accounts must outlive a restart of the machine. */
export const RELOCATION_ROOT = '/var/lib/lacuna';

/**
 * Decides where the cluster of `dataDir` lives: inside it, or, when root runs us and the `postgres` user cannot enter
 * it, in one place under `relocationRoot` that is recorded in the data directory and reused.
 */
export async function choosePlace(dataDir: string, relocationRoot: string): Promise<Place> {
  makeDataDirectory(dataDir);
  const resolved = realpathSync(dataDir);
  const inside = join(resolved, 'postgres');
  if (!runningAsRoot()) return { home: ownDirectory(inside, null), account: null };

  const recorded = recordedHome(resolved);
  const account = (await ownerOf(recorded ?? inside)) ?? (await systemAccount());
  if (recorded) return { home: ownDirectory(recorded, account), account };
  letPass(resolved, account);
  if (canEnter(account, resolved)) return { home: ownDirectory(inside, account), account };
  if (existsSync(join(inside, 'cluster'))) {
    throw new Error(
      `The database files in ${inside} can no longer be reached by the user that runs PostgreSQL. ` +
        'Move the data directory back to where it was, or make its parent directories enterable (chmod o+x).',
    );
  }
  mkdirSync(relocationRoot, { recursive: true, mode: 0o711 });
  const home = join(relocationRoot, createHash('sha256').update(resolved).digest('hex').slice(0, 12));
  writeFileSync(recordFile(resolved), `${JSON.stringify({ home, dataDir: resolved }, null, 2)}\n`, {
    mode: 0o600,
  });
  return { home: ownDirectory(home, account), account };
}

/** Root's own data directory is opened to the group of the account: to pass through, not to list or read. */
function letPass(directory: string, account: NonNullable<Account>): void {
  const { uid, mode } = statSync(directory);
  if (uid !== 0 || canEnter(account, directory)) return;
  chownSync(directory, uid, account.gid);
  chmodSync(directory, (mode & 0o700) | 0o010);
}

const recordFile = (dataDir: string) => join(dataDir, 'postgres-location.json');

function readRecord(dataDir: string): Relocation | null {
  if (!existsSync(recordFile(dataDir))) return null;
  return JSON.parse(readFileSync(recordFile(dataDir), 'utf8')) as Relocation;
}

/** A data directory copied elsewhere carries the record of the original, whose database it must not share. */
function recordedHome(dataDir: string): string | null {
  const record = readRecord(dataDir);
  if (!record) return null;
  const isCopy = record.dataDir !== dataDir && readRecord(record.dataDir)?.home === record.home;
  return isCopy ? null : record.home;
}

/** Files made by an ordinary user stay with that user when root starts the product later. */
async function ownerOf(home: string): Promise<Account> {
  const cluster = join(home, 'cluster');
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

function ownDirectory(directory: string, account: Account): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    chmodSync(directory, 0o700);
    if (account) chownSync(directory, account.uid, account.gid);
  } catch (cause) {
    throw new Error(
      `The database directory ${directory} belongs to another user. Start as that user (or as root), ` +
        'or choose another LACUNA_DATA_DIR.',
      { cause },
    );
  }
  return directory;
}
