import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeDataDirectory } from './data-directory.ts';

const BYTES = 32;
const WHOLE = new RegExp(`^[0-9a-f]{${BYTES * 2}}$`);

/**
 * Secret of this installation, made at first start and kept in a file that only its owner can read. Throws when the file
 * is damaged: with any other secret people would be signed out and lose their authenticator apps without a word.
 */
export function installationSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  makeDataDirectory(dataDir);
  if (!existsSync(file)) make(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (WHOLE.test(secret)) return secret;
  const found = secret === '' ? 'is empty' : `has ${secret.length} characters instead of ${BYTES * 2}`;
  throw new Error(
    `The secret in ${file} is damaged: it ${found}. Put the file back from a copy of the data ` +
      'directory. Without one, delete it and start again: a new one is created, everyone has to sign in again, and ' +
      'authenticator apps have to be set up again.',
  );
}

/** Written aside and linked into place, so that nobody ever sees half of it; of two that race one wins. */
function make(file: string): void {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    const fd = openSync(draft, 'wx', 0o600);
    writeSync(fd, randomBytes(BYTES).toString('hex'));
    fsyncSync(fd);
    closeSync(fd);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
