import { isAbsolute, resolve } from 'node:path';
import type { EmbeddingSettings } from '../server/modules/encoder/encoder.ts';

/** Where a command writes, as a value: tests collect, the program prints. */
export interface Io {
  /** Results: one line or a whole text, ended with a newline. */
  out(text: string): void;
  /** Progress and problems, so that results stay clean in a pipe. */
  err(text: string): void;
  /** Whether `out` goes to a terminal that shows colours (and NO_COLOR is not set). */
  color: boolean;
}

/** Folders of the installation that a command works on. */
export interface Paths {
  /** Everything this installation keeps: accounts, index, secrets. */
  dataDir: string;
  /** Starter library and categories that ship with the product. */
  shippedDataDir: string;
  /** LanceDB address of the patent index: a folder or an object store. */
  indexUri: string;
  /** Server that encodes texts; null for the table shipped with the product. */
  embeddings: EmbeddingSettings | null;
  /** Folder from which relative file names of the command line are read. */
  workingDir: string;
}

/** A command: arguments after its name in, exit code out. Wrong arguments are thrown as `UsageError`. */
export type Command = (args: string[], io: Io, paths: Paths) => Promise<number>;

/** The command line cannot be understood: exit code 2 and the usage of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file named on the command line, relative to where the user is. */
export function userPath(paths: Paths, name: string): string {
  return isAbsolute(name) ? name : resolve(paths.workingDir, name);
}

export function terminalIo(): Io {
  return {
    out: (text) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
    err: (text) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
    color: process.stdout.isTTY === true && process.stdout.hasColors(),
  };
}
