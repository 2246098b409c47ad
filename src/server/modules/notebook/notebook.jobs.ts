import { type Deps, systemContext } from '../../context.ts';
import { checkSavedSearches } from './check-saved-searches.ts';

/** Seconds between rounds: soon after an ingest, a saved search knows of it. */
const ROUND = 300;

export async function notebookJobs(deps: Deps): Promise<void> {
  deps.jobs.every(ROUND, () => checkSavedSearches(systemContext(deps, 'saved-searches')));
}
