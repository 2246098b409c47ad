import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Deps } from '../../context.ts';
import { pruneAccounts } from './account-changes.store.ts';
import { SESSION_ABSOLUTE } from './auth/better-auth.ts';

const HOUR = 3600;

/** Removes ended sessions, single-use values that are past, and sign-in attempts older than a day, every hour. */
export async function accountsJobs(deps: Deps): Promise<void> {
  deps.jobs.every(HOUR, async () => {
    const now = deps.clock.now();
    await pruneAccounts(deps.database.db, {
      now,
      oldestSession: new Date(now.getTime() - SESSION_ABSOLUTE * 1000),
      oldestAttempt: new Date(now.getTime() - SECURITY_MONITORING.eventAge),
    });
  });
}
