import { RATE_LIMIT_PRUNE } from '../../../contract/limits.ts';
import { type Deps, systemContext } from '../../context.ts';
import { pruneRates } from './prune-rates.ts';

/** Old rate records and stored answers go every five minutes. */
export async function ratesJobs(deps: Deps): Promise<void> {
  deps.jobs.every(RATE_LIMIT_PRUNE / 1000, async () => {
    await pruneRates(systemContext(deps, 'prune-rates'));
  });
}
