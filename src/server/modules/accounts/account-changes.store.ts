import { and, count, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { identities, sessions, signInAttempts, users, verifications } from './accounts.tables.ts';

/** True when an admin has disabled this account, or it is gone. */
export async function isBanned(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ banned: users.banned }).from(users).where(eq(users.id, userId));
  return user?.banned ?? true;
}

/** Marks the address as proven; returns it, or null when the account is gone. */
export async function confirmAddress(db: Db, userId: string, now: Date): Promise<string | null> {
  const [user] = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  return user?.email ?? null;
}

/** Gives an account another, proven address. False when the account is gone or another account has the address. */
export async function replaceAddress(
  db: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  try {
    const changed = await db
      .update(users)
      .set({ email, emailVerified: true, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    return changed.length > 0;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === '23505' || cause?.code === '23505';
}

export async function deletePerson(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

export async function storeUserAgent(db: Db, sessionId: string, userAgent: string): Promise<void> {
  await db.update(sessions).set({ userAgent }).where(eq(sessions.id, sessionId));
}

/** Holds a person's row until the transaction ends. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Provider of one of a person's identities, or null; and how many they have in all. */
export async function findIdentity(
  db: Db,
  userId: string,
  id: string,
): Promise<{ provider: string | null; all: number }> {
  const [identity] = await db
    .select({ provider: identities.providerId })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.id, id)));
  const [counted] = await db.select({ all: count() }).from(identities).where(eq(identities.userId, userId));
  return { provider: identity?.provider ?? null, all: counted?.all ?? 0 };
}

export async function deleteIdentity(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(identities).where(and(eq(identities.userId, userId), eq(identities.id, id)));
}

/** Removes ended sessions, single-use values that are past, and old sign-in attempts. */
export async function pruneAccounts(
  db: Db,
  { now, oldestSession, oldestAttempt }: { now: Date; oldestSession: Date; oldestAttempt: Date },
): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.createdAt, oldestSession));
  await db.delete(signInAttempts).where(lt(signInAttempts.at, oldestAttempt));
}
