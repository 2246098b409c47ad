import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** First line of a backup: what it is, and of which schema. */
export interface BackupHeader {
  format: 'lacuna-backup';
  version: 1;
  created_at: string;
  /** Migrations that had been applied, by the time stamp that names each, oldest first. */
  migrations: number[];
  /** Secret of the installation where it was kept in the data directory: stored keys are encrypted with it. */
  installation_secret: string | null;
}

/** Every line after the header: one row, columns as PostgreSQL writes them in JSON. */
export interface BackupRow {
  table: string;
  row: string;
}

/** Writes lines to a new gzip file that only its owner can read. Rejects when the disk is full or the file exists. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const target: WriteStream = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(withNewlines(lines), createGzip(), target);
}

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Lines of a gzip file. Throws at the damaged place of a damaged or cut one. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const plain = createGunzip().setEncoding('utf8');
  // A failure destroys `plain` with the same error, which the loop below throws.
  pipeline(createReadStream(file), plain).catch(() => undefined);
  let rest = '';
  for await (const chunk of plain as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
