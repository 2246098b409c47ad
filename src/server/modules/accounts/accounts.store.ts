import { and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { identities, refreshFamilies, sessions, signInAttempts, users } from './accounts.tables.ts';
import { storedSpellings } from './canonical-email.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type SessionKind = 'browser' | 'program';

/** The account of an address, however it is spelled. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.email, storedSpellings(email)))
    .orderBy(users.createdAt)
    .limit(1);
  return rows[0] ?? null;
}

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** A session and its person, by the session's secret. */
export async function findSessionByToken(
  db: Db,
  token: string,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token));
  return row ?? null;
}

/** A session and its person, locked against a concurrent refresh or sign-out. */
export async function lockSession(
  db: Db,
  id: string,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id))
    .for('update', { of: sessions });
  return row ?? null;
}

export async function sessionTokenOf(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db.select({ token: sessions.token }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.token ?? null;
}

/** Milliseconds since a session was opened; null when it has ended. */
export async function sessionAgeOf(db: Db, { id, now }: { id: string; now: Date }): Promise<number | null> {
  const [row] = await db.select({ since: sessions.createdAt }).from(sessions).where(eq(sessions.id, id));
  return row ? now.getTime() - row.since.getTime() : null;
}

export async function updateSession(
  db: Db,
  id: string,
  values: Partial<Pick<SessionRow, 'kind' | 'expiresAt' | 'updatedAt'>>,
): Promise<void> {
  await db.update(sessions).set(values).where(eq(sessions.id, id));
}

export async function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));
}

/** Ends sessions of one person: one, all but one, or all. Returns how many. */
export async function deleteSessions(
  db: Db,
  userId: string,
  which: { only?: string; except?: string },
): Promise<number> {
  const deleted = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        which.only ? eq(sessions.id, which.only) : undefined,
        which.except ? ne(sessions.id, which.except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return deleted.length;
}

export async function insertFamily(db: Db, family: { sessionId: string; salt: string }): Promise<void> {
  await db.insert(refreshFamilies).values(family);
}

export async function findFamily(db: Db, sessionId: string) {
  const [row] = await db.select().from(refreshFamilies).where(eq(refreshFamilies.sessionId, sessionId));
  return row ?? null;
}

export async function updateFamily(
  db: Db,
  sessionId: string,
  values: { generation: number; rotatedAt: Date; parentReplayed: boolean },
): Promise<void> {
  await db.update(refreshFamilies).set(values).where(eq(refreshFamilies.sessionId, sessionId));
}

export async function insertAttempt(db: Db, attempt: typeof signInAttempts.$inferInsert): Promise<void> {
  await db.insert(signInAttempts).values(attempt);
}

/** Failed sign-ins of one account after a moment, by all addresses. */
export async function countFailures(db: Db, accountHash: string, after: Date): Promise<number> {
  const [row] = await db
    .select({ failures: count() })
    .from(signInAttempts)
    .where(
      and(
        eq(signInAttempts.accountHash, accountHash),
        eq(signInAttempts.succeeded, false),
        gt(signInAttempts.at, after),
      ),
    );
  return row?.failures ?? 0;
}

/** True when this account has signed in from this address before (attempts are kept for a day). */
export async function knownAddress(db: Db, accountHash: string, address: string): Promise<boolean> {
  const [row] = await db
    .select({ id: signInAttempts.id })
    .from(signInAttempts)
    .where(
      and(
        eq(signInAttempts.accountHash, accountHash),
        eq(signInAttempts.address, address),
        eq(signInAttempts.succeeded, true),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function listIdentities(db: Db, userId: string) {
  return db
    .select({ id: identities.id, providerId: identities.providerId, createdAt: identities.createdAt })
    .from(identities)
    .where(and(eq(identities.userId, userId), inArray(identities.providerId, ['credential', 'google'])))
    .orderBy(identities.createdAt);
}
