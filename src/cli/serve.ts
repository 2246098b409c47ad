import { type Config, loadConfig } from '../server/config.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { developmentToken } from '../server/http/local-only.ts';
import { installationSecret } from '../server/installation-secret.ts';
import type { RunningServer } from '../server/main.ts';
import { findLocalModels } from '../server/modules/model/find-local-models.ts';
import { ensureWebBuild } from './build-web.ts';
import type { Command, Io } from './io.ts';
import { localModelsText } from './local-models-text.ts';
import { AlreadyRunning, lockServer } from './server-lock.ts';
import { welcomeText } from './welcome-text.ts';
import { type DatabaseAccess, migrationsFolder, reachDatabase } from './with-database.ts';

/** Milliseconds after which a stop that hangs is cut short: whoever stops us waits no longer than half a minute. */
const STOP_TIMEOUT = 28_000;
const FAULT_TIMEOUT = 10_000;

/** `lacuna serve` (npm start): builds what is missing, starts everything, and runs until it is told to stop. */
export const runServe: Command = async (_args, io) => {
  const config = loadConfig();
  let unlock: () => void;
  try {
    unlock = lockServer(config.dataDir, config.role, config.publicUrl);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    io.out(error.message);
    return 0;
  }
  process.once('exit', unlock);
  if (!config.secret) installationSecret(config.dataDir);
  const stopAsked = nextStopSignal();
  const database = reachDatabase(config, io.err);
  const starting = start(config, database, io);
  starting.catch(() => undefined);
  const access = await database.catch(async (error: unknown) => {
    // A process that ends while the library is being built is aborted by its native code.
    await starting.catch(() => undefined);
    throw error;
  });
  leaveOnFault(access, io);
  try {
    const server = await starting;
    io.out(welcomeText(config, server.port, developmentToken(server.deps.secret)));
    void announceLocalModels(config, io);
    const signal = await stopAsked;
    io.err(`${signal}: finishing open requests …`);
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    await server.stop();
    return 0;
  } finally {
    await access.leave();
    unlock();
  }
};

/** The library is opened and the server's code loaded while the database starts: each takes about as long as the others. */
async function start(config: Config, database: Promise<DatabaseAccess>, io: Io): Promise<RunningServer> {
  const migrated = database.then(async ({ url, directUrl }) => {
    await migrateDatabase(directUrl, migrationsFolder);
    return url;
  });
  const failed = migrated.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  // Whoever cannot have the database need not wait for the end of a build.
  const meanwhile = (build: Promise<void>) => Promise.race([build, failed]);
  const { composeEarly } = await import('../server/compose-early.ts');
  const early = composeEarly(config);
  early.library.start();
  try {
    const { startServer } = await import('../server/main.ts');
    if (config.role !== 'worker') await meanwhile(ensureWebBuild(config.webDir, io));
    return await startServer(config, await migrated, early);
  } catch (error) {
    await early.library.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${config.port} is in use by another program. Choose another: PORT=3001 npm start`, {
      cause: error,
    });
  }
}

/** After everything else: who starts Lacuna must not wait for a model server that may not be there. */
async function announceLocalModels({ ai, role }: Config, io: Io): Promise<void> {
  if (role === 'worker') return;
  for (const found of await findLocalModels(ai.localServers)) io.out(localModelsText(found));
}

/** A fault that nothing caught ends the process, as it must, but leaves no database server behind. */
function leaveOnFault(access: DatabaseAccess, io: Io): void {
  process.once('uncaughtException', (error) => {
    io.err(`Lacuna has to stop: ${error.stack ?? error.message}`);
    setTimeout(() => process.exit(1), FAULT_TIMEOUT).unref();
    void access.leave().finally(() => process.exit(1));
  });
}

/** A second Ctrl-C ends the process at once, as people expect of it. */
function nextStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130));
        resolve(signal);
      });
    }
  });
}
