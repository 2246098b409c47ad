import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Analyst } from './analyst.ts';
import { createEmbeddedAnalyst } from './embedded-analyst.ts';

/** The analyst that the settings ask for: embedded, or a language model with the embedded one behind it. */
export async function createAnalyst(base: {
  config: Config;
  database: Database;
  log: Logger;
}): Promise<Analyst> {
  const embedded = createEmbeddedAnalyst();
  const { provider } = base.config.ai;
  if (provider === 'none') return embedded;
  // The providers' libraries are large; an installation without a model never loads them.
  const { openModelAnalyst } = await import('./open-model-analyst.ts');
  return openModelAnalyst(provider, base, embedded);
}
