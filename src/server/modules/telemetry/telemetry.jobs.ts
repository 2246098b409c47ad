import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import { type Deps, systemContext } from '../../context.ts';
import { pruneTelemetry } from './prune-telemetry.ts';

/** Prunes events and logs every hour (SPEC §9). */
export async function telemetryJobs(deps: Deps): Promise<void> {
  deps.jobs.every(SECURITY_MONITORING.prune / 1000, () =>
    pruneTelemetry(systemContext(deps, 'prune-telemetry')),
  );
}
