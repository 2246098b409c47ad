import { join } from 'node:path';
import { type Config, loadConfig, projectRoot } from '../server/config.ts';
import { checkDatabase } from '../server/db/check-database.ts';
import { ensureCluster } from '../server/db/cluster/ensure-cluster.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import type { Io } from './io.ts';

export const migrationsFolder = join(projectRoot, 'migrations');

/** A database server within reach: the configured one, or the embedded one joined or started. */
export interface DatabaseAccess {
  url: string;
  /** The server itself, where `url` leads through a pooler; else the same. For work that needs a session of its own. */
  directUrl: string;
  /** Leaves the embedded server (the last to leave stops it); does nothing to a configured one. */
  leave(): Promise<void>;
}

/** Throws `DatabaseCheckError` when the configured one cannot be reached or does not do what we need of it. */
export async function reachDatabase(config: Config, log: (line: string) => void): Promise<DatabaseAccess> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl) {
    await checkDatabase({ url: databaseUrl, directUrl: databaseDirectUrl });
    return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, leave: async () => undefined };
  }
  const cluster = await ensureCluster({ dataDir: config.dataDir, log });
  return { url: cluster.url, directUrl: cluster.url, leave: cluster.stop };
}

/** Runs a command's work over the migrated database; Ctrl-C leaves the embedded server in order as well. */
export async function withDatabase<T>(io: Io, work: (url: string, config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const access = await reachDatabase(config, io.err);
  const interrupt = () => void access.leave().finally(() => process.exit(130));
  process.once('SIGINT', interrupt);
  try {
    await migrateDatabase(access.directUrl, migrationsFolder);
    return await work(access.directUrl, config);
  } finally {
    process.removeListener('SIGINT', interrupt);
    await access.leave();
  }
}
