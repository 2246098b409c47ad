import type { LanguageModel } from 'ai';
import type { Logger } from 'pino';
import type { Analyst } from './analyst.ts';
import type { ModelLimits } from './model-client.ts';
import type { TokenLedger } from './token-ledger.ts';

export interface ModelAnalystParts {
  name: string;
  model: LanguageModel;
  limits: ModelLimits;
  ledger: TokenLedger;
  /** Takes over where the model gives nothing that stands the check. */
  embedded: Analyst;
  log: Logger;
}

/** Second tries at what did not stand the check, after the first reply. */
export const MAX_REPAIRS = 2;
