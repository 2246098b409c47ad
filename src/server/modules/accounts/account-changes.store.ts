import { and, count, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { UserRow } from './accounts.store.ts';
import { identities, sessions, signInAttempts, users, verifications } from './accounts.tables.ts';
import { MAIL_TOKEN_PREFIX } from './mail-token.ts';

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

/** Gives an account another, proven address. Throws a unique violation when another account has it. */
export async function replaceAddress(
  db: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await db.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/** Sets the password of an account, also of one that had none. */
export async function setPassword(
  db: Db,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<void> {
  const changed = await db
    .update(identities)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')))
    .returning({ id: identities.id });
  if (changed.length > 0) return;
  await db.insert(identities).values({ userId, accountId: userId, providerId: 'credential', password: hash });
}

/**
 * Voids what would let somebody into an account later: tokens of mails by raising the epoch, and the library's
 * single-use values that name the person or stand under one of the (hashed) identifiers.
 */
export async function voidProofs(
  db: Db,
  { userId, identifiers }: { userId: string; identifiers: string[] },
): Promise<void> {
  await db
    .update(users)
    .set({ mailEpoch: sql`${users.mailEpoch} + 1` })
    .where(eq(users.id, userId));
  const named = sql`strpos(${verifications.value}, ${userId}) > 0
    and not starts_with(${verifications.value}, ${MAIL_TOKEN_PREFIX})`;
  await db.delete(verifications).where(or(named, inArray(verifications.identifier, identifiers)));
}

/** True for an error that a unique index caused. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === '23505' || cause?.code === '23505';
}

export async function deletePerson(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

export async function storeUserAgent(db: Db, sessionId: string, userAgent: string): Promise<void> {
  await db.update(sessions).set({ userAgent }).where(eq(sessions.id, sessionId));
}

/** A person, their row held until the transaction ends; null when they are gone. */
export async function lockUser(db: Db, userId: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  return user ?? null;
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

/** True when a person got an identity of a provider since a moment, by this machine's clock. */
export async function linkedSince(
  db: Db,
  { userId, provider, since }: { userId: string; provider: string; since: Date },
): Promise<boolean> {
  const [found] = await db
    .select({ id: identities.id })
    .from(identities)
    .where(
      and(
        eq(identities.userId, userId),
        eq(identities.providerId, provider),
        gte(identities.createdAt, since),
      ),
    );
  return found !== undefined;
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
