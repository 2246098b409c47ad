import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RestoreSummary, restoreBackup } from '../server/db/backup/restore-backup.ts';
import { type Command, type Io, type Paths, UsageError, userPath } from './io.ts';
import { migrationsFolder, withDatabase } from './with-database.ts';

/** `lacuna restore FILE [--replace]`: all of the backup or, when anything fails, nothing of it. */
export const runRestore: Command = async (args, io, paths) => {
  const options = { replace: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new UsageError('Name the backup file.');
  const file = userPath(paths, name);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  await withDatabase(io, async (url, config) => {
    const restored = await restoreBackup({ url, file, migrationsFolder, replace: values.replace });
    io.out(`Restored ${restored.rows} rows, saved ${restored.header.created_at}.`);
    if (!config.secret) keepSecret(restored, paths, io);
  });
  return 0;
};

/** Stored keys can be read with the secret of the installation that wrote them, and with no other. */
function keepSecret({ header }: RestoreSummary, paths: Paths, io: Io): void {
  if (header.installation_secret) {
    writeFileSync(join(paths.dataDir, 'secret'), header.installation_secret, { mode: 0o600 });
    return;
  }
  io.err('The backup holds no secret. If that installation used LACUNA_SECRET, set the same one here.');
}
