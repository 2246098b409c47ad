import { lt } from 'drizzle-orm';
import { SECURITY_MONITORING } from '../../../contract/limits.ts';
import type { Deps } from '../../context.ts';
import { sessions, signInAttempts, verifications } from './accounts.tables.ts';
import { SESSION_ABSOLUTE } from './auth/better-auth.ts';

const HOUR = 3600;

/** Removes ended sessions, used-up single-use values and sign-in attempts older than a day, every hour. */
export async function accountsJobs(deps: Deps): Promise<void> {
  deps.jobs.every(HOUR, async () => {
    const { db } = deps.database;
    const now = deps.clock.now();
    await db.delete(verifications).where(lt(verifications.expiresAt, now));
    await db.delete(sessions).where(lt(sessions.expiresAt, now));
    await db
      .delete(sessions)
      .where(lt(sessions.createdAt, new Date(now.getTime() - SESSION_ABSOLUTE * 1000)));
    await db
      .delete(signInAttempts)
      .where(lt(signInAttempts.at, new Date(now.getTime() - SECURITY_MONITORING.eventAge)));
  });
}
