import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../server/db/backup/write-backup.ts';
import { type Command, UsageError, userPath } from './io.ts';
import { withDatabase } from './with-database.ts';

/** `lacuna backup FILE`: everything that people entrusted to this installation, as of one moment. */
export const runBackup: Command = async (args, io, paths) => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new UsageError('Name the file to save to.');
  const file = userPath(paths, name);
  const secretFile = join(paths.dataDir, 'secret');
  const { tables, rows } = await withDatabase(io, (url, config) =>
    writeBackup({
      url,
      file,
      installationSecret:
        config.secret || !existsSync(secretFile) ? null : readFileSync(secretFile, 'utf8').trim(),
      now: new Date(),
    }),
  );
  io.out(`Saved ${rows} rows of ${tables} tables to ${file}`);
  io.out('It holds accounts and secrets: keep it where only you can read it.');
  return 0;
};
