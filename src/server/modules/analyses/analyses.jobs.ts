import { type Deps, systemContext } from '../../context.ts';
import { executeRun } from './execute-run.ts';
import { purgeSessions } from './purge-sessions.ts';
import { sweepRuns } from './sweep-runs.ts';

/** Seconds. With the lease this bounds how long a killed run waits: 15 s and 10 s. */
const SWEEP_INTERVAL = 10;
const PURGE_INTERVAL = 3600;

export async function analysesJobs(deps: Deps): Promise<void> {
  await deps.jobs.work('run-analysis', ({ runId }, signal) =>
    executeRun(systemContext(deps, `run ${runId}`), { runId }, signal),
  );
  deps.jobs.every(SWEEP_INTERVAL, () => sweepRuns(systemContext(deps, 'sweep-runs')));
  deps.jobs.every(PURGE_INTERVAL, () => purgeSessions(systemContext(deps, 'purge-sessions')));
}
