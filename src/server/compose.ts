import { pino } from 'pino';
import type { Config } from './config.ts';
import type { Clock, Deps } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createEventBus } from './events/postgres-event-bus.ts';
import { installationSecret } from './installation-secret.ts';
import { createJobQueue } from './jobs/pg-boss-queue.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createAuthService } from './modules/accounts/auth/auth-service.ts';
import { createAnalysisEngine } from './modules/analyses/worker-pool-engine.ts';
import { createAnalyst } from './modules/analyst/create-analyst.ts';
import { createBilling } from './modules/billing/create-billing.ts';
import { createFileStore } from './modules/storage/postgres-file-store.ts';

export const systemClock: Clock = { now: () => new Date() };

/** Builds every adapter once, over a migrated database. `close` undoes it in reverse order. */
export async function composeDeps(
  config: Config,
  databaseUrl: string,
  clock: Clock = systemClock,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log = pino({
    level: config.logLevel,
    redact: ['headers', 'password', 'token', 'authorization', '*.password', '*.token'],
  });
  const secret = config.secret ?? installationSecret(config.dataDir);
  const database = openDatabase(databaseUrl, { max: config.databasePool });
  const events = await createEventBus({ database, databaseUrl, log });
  const base = { config, secret, database, clock, log, events };
  const deps: Deps = {
    ...base,
    mailer: await createMailer(base),
    auth: createAuthService(base),
    jobs: createJobQueue(base),
    engine: createAnalysisEngine(base),
    analyst: await createAnalyst(base),
    billing: await createBilling(base),
    files: createFileStore(base),
  };
  const close = async () => {
    await deps.jobs.stop(20_000);
    await deps.engine.close();
    await events.close();
    await database.close();
  };
  return { deps, close };
}
