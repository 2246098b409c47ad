import { type Deps, systemContext } from '../../context.ts';
import { pruneSources } from './prune-sources.ts';

const PRUNE_SECONDS = 3600;

/** Old answers and counts of patent sources go every hour. */
export async function sourcesJobs(deps: Deps): Promise<void> {
  deps.jobs.every(PRUNE_SECONDS, () => pruneSources(systemContext(deps, 'prune-sources')));
}
