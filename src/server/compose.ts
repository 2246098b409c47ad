import type { EarlyParts } from './compose-early.ts';
import type { Config } from './config.ts';
import type { Deps } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createEventBus } from './events/postgres-event-bus.ts';
import { installationSecret } from './installation-secret.ts';
import { createJobQueue } from './jobs/pg-boss-queue.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createAuthService } from './modules/accounts/auth/auth-service.ts';
import { createSearch } from './modules/analysis/create-search.ts';
import { createBilling } from './modules/billing/create-billing.ts';
import { createModel } from './modules/model/create-model.ts';
import { createFileStore } from './modules/storage/postgres-file-store.ts';

/** Builds every other adapter once, over a migrated database. `close` undoes it in reverse order. */
export async function composeDeps(
  config: Config,
  databaseUrl: string,
  { clock, log, library }: EarlyParts,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const secret = config.secret ?? installationSecret(config.dataDir);
  const database = openDatabase(databaseUrl, {
    max: config.databasePool,
    directUrl: config.databaseDirectUrl,
  });
  const events = await createEventBus({ database, databaseUrl: database.directUrl, log });
  const base = { config, secret, database, clock, log, events };
  const deps: Deps = {
    ...base,
    mailer: await createMailer(base),
    auth: createAuthService(base),
    jobs: createJobQueue(base),
    library,
    ...createSearch(base, library),
    model: await createModel(base),
    billing: await createBilling(base),
    files: createFileStore(base),
  };
  const close = async () => {
    await deps.jobs.stop(20_000);
    await Promise.all(deps.sources.map(({ source }) => source.close()));
    await events.close();
    await database.close();
  };
  return { deps, close };
}
