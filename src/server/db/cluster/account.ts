import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** User that PostgreSQL runs as: null is ourselves, since it refuses to run as root. */
export type Account = { uid: number; gid: number } | null;

const SYSTEM_USER = 'postgres';

/** Spawn options that make a child run as `account`, in a directory which every account can enter. */
export function asAccount(account: Account): { uid?: number; gid?: number; cwd: string } {
  return account ? { ...account, cwd: '/' } : { cwd: '/' };
}

export function runningAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The system user `postgres`, made when missing. Throws when there is none and it cannot be made. */
export async function systemAccount(): Promise<NonNullable<Account>> {
  const known = await lookUp();
  if (known) return known;
  try {
    await run('groupadd', ['--system', '--force', SYSTEM_USER]);
    await run('useradd', [
      ...['--system', '--gid', SYSTEM_USER, '--no-create-home', '--home-dir', '/nonexistent'],
      ...['--shell', '/usr/sbin/nologin', SYSTEM_USER],
    ]);
  } catch (cause) {
    throw new Error(
      `PostgreSQL does not run as root, and the user '${SYSTEM_USER}' could not be created. ` +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
  const made = await lookUp();
  if (!made) throw new Error(`The user '${SYSTEM_USER}' was created but cannot be found.`);
  return made;
}

async function lookUp(): Promise<NonNullable<Account> | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', SYSTEM_USER]), run('id', ['-g', SYSTEM_USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Whether `account` can enter `directory`, asked of the kernel: mode bits alone miss access lists and mounts. */
export function canEnter(account: Account, directory: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], asAccount(account)).status === 0;
}
