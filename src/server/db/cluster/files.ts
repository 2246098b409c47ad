import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { processStart } from '../../process-start.ts';
import { asAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';

/** Passwords of the two roles; random per installation, and kept in a file that only its owner can read. */
export interface Credentials {
  superuser: string;
  app: string;
}

export interface ClusterFiles {
  dataDirectory: string;
  credentials: Credentials;
}

export const SUPERUSER = 'postgres';
export const APP_ROLE = 'lacuna';
export const APP_DATABASE = 'lacuna';

/**
 * Files of the cluster at `place`, made when missing. They are made aside and renamed into place as a whole, so that
 * a killed process leaves no half cluster and of two that race one wins.
 */
export function ensureClusterFiles(
  place: Place,
  binaries: Binaries,
  { log, durable }: { log: (line: string) => void; durable: boolean },
): ClusterFiles {
  const cluster = join(place.home, 'cluster');
  if (!existsSync(cluster)) {
    log('Creating the accounts database …');
    removeAbandonedDrafts(place.home);
    const draft = join(place.home, `draft-${process.pid}-${randomBytes(4).toString('hex')}`);
    try {
      makeCluster(draft, { place, binaries, durable });
      renameSync(draft, cluster);
    } catch (error) {
      if (!existsSync(cluster)) throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  checkVersion(cluster, binaries);
  const credentials = JSON.parse(readFileSync(join(cluster, 'credentials.json'), 'utf8')) as Credentials;
  return { dataDirectory: realpathSync(join(cluster, 'data')), credentials };
}

function makeCluster(
  draft: string,
  { place, binaries, durable }: { place: Place; binaries: Binaries; durable: boolean },
): void {
  const { account } = place;
  const credentials: Credentials = { superuser: newPassword(), app: newPassword() };
  const passwordFile = join(draft, 'password');
  const data = join(draft, 'data');
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, `${credentials.superuser}\n`, { mode: 0o600 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);

  // The builtin Unicode locale exists on every machine and orders and folds text alike on all of them.
  run(place, [
    binaries.initdb,
    ...[`--pgdata=${data}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ]);
  rmSync(passwordFile);
  const statements = [
    `create role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole password '${credentials.app}'`,
    `create database ${APP_DATABASE} owner ${APP_ROLE}`,
  ];
  const single = [binaries.postgres, '--single', '-j', ...(durable ? [] : ['-F']), '-D', data, SUPERUSER];
  run(place, single, statements.join(';\n\n'));
  writeFileSync(join(draft, 'credentials.json'), JSON.stringify(credentials), { mode: 0o600 });
}

const newPassword = () => randomBytes(24).toString('base64url');

function run(place: Place, command: string[], input = ''): void {
  const [program = '', ...args] = command;
  const result = spawnSync(program, args, {
    ...asAccount(place.account),
    env: { LC_ALL: 'C', TZ: 'UTC' },
    input: `${input}\n`,
  });
  if (result.status === 0 && !/^\S* ?(ERROR|FATAL):/m.test(result.stderr.toString())) return;
  const reason = result.error?.message ?? result.stderr.toString().trim();
  throw new Error(`The accounts database could not be created: ${reason}`);
}

/** The process id in a draft's name tells whether its maker is still at work. */
function removeAbandonedDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^draft-(\d+)-/.exec(name)?.[1];
    if (pid && processStart(Number(pid)) === null) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function checkVersion(cluster: string, binaries: Binaries): void {
  const made = readFileSync(join(cluster, 'data', 'PG_VERSION'), 'utf8').trim();
  const offered = spawnSync(binaries.postgres, ['--version']).stdout.toString();
  if (offered.includes(` ${made}.`) || offered.includes(` ${made}devel`)) return;
  throw new Error(
    `The accounts database in ${cluster} was created by PostgreSQL ${made}, but this is ${offered.trim()}. ` +
      'Save it with the earlier version (lacuna backup FILE), move the directory away, and restore.',
  );
}
