import type { Logger } from 'pino';
import type { Config } from '../server/config.ts';
import type { Model } from '../server/modules/model/model.ts';
import { unmeteredLedger } from '../server/modules/model/unmetered-ledger.ts';

/** The language model that the settings name, without the token ledger of the server; null without one. */
export async function openConfiguredModel(config: Config, log: Logger): Promise<Model | null> {
  const { provider } = config.ai;
  if (provider === 'none') return null;
  const { openModel } = await import('../server/modules/model/open-model.ts');
  return openModel(provider, { config, ledger: () => unmeteredLedger, log });
}
