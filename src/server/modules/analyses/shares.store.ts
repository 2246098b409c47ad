import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sharedSessions } from './analyses.tables.ts';

/** Sets the one link of a session. */
export async function putShare(db: Db, sessionId: string, tokenHash: string): Promise<Date> {
  const [row] = await db
    .insert(sharedSessions)
    .values({ sessionId, tokenHash })
    .onConflictDoUpdate({ target: sharedSessions.sessionId, set: { tokenHash, createdAt: sql`now()` } })
    .returning({ createdAt: sharedSessions.createdAt });
  return row!.createdAt;
}

export async function deleteShare(db: Db, sessionId: string): Promise<void> {
  await db.delete(sharedSessions).where(eq(sharedSessions.sessionId, sessionId));
}

export async function findShare(db: Db, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sharedSessions.createdAt })
    .from(sharedSessions)
    .where(eq(sharedSessions.sessionId, sessionId));
  return row?.createdAt ?? null;
}

export async function sessionOfShare(db: Db, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: sharedSessions.sessionId })
    .from(sharedSessions)
    .where(eq(sharedSessions.tokenHash, tokenHash));
  return row?.sessionId ?? null;
}
