import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Model } from './model.ts';
import { createTokenLedger } from './token-ledger.ts';

/** The language model that the settings ask for, or null: then the embedded analyst answers. */
export async function createModel(base: {
  config: Config;
  database: Database;
  log: Logger;
}): Promise<Model | null> {
  const { provider } = base.config.ai;
  if (provider === 'none') return null;
  // The providers' libraries are large; an installation without a model never loads them.
  const { openModel } = await import('./open-model.ts');
  const { config, database, log } = base;
  const ledger = (model: string) => createTokenLedger(database.db, { model, ai: config.ai });
  return openModel(provider, { config, ledger, log });
}
