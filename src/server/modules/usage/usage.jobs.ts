import { type Deps, systemContext } from '../../context.ts';
import { expireUnits } from './expire-units.ts';

/** Seconds. */
const EXPIRY_INTERVAL = 15;

/** Units of work that died are given back within seconds of their lease's end. */
export async function usageJobs(deps: Deps): Promise<void> {
  deps.jobs.every(EXPIRY_INTERVAL, async () => {
    await expireUnits(systemContext(deps, 'expire-units'));
  });
}
