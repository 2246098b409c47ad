import { and, count, desc, eq, ilike, inArray, type SQL } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import type { Db } from '../../db/database.ts';
import type { UserRow } from './accounts.store.ts';
import { sessions, users } from './accounts.tables.ts';

export type UserStatus = 'all' | 'active' | 'disabled' | 'admin' | 'unverified';

/** Throws `not_found`. */
export async function changeUser(db: Db, id: string, values: Partial<UserRow>): Promise<UserRow> {
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning();
  if (!row) throw new AppError('not_found');
  return row;
}

const conditions: Record<UserStatus, SQL | undefined> = {
  all: undefined,
  active: and(eq(users.banned, false), eq(users.emailVerified, true)),
  disabled: eq(users.banned, true),
  admin: eq(users.role, 'admin'),
  unverified: eq(users.emailVerified, false),
};

export async function searchUsers(
  db: Db,
  wanted: { search: string; status: UserStatus; limit: number; offset: number },
): Promise<{ rows: (UserRow & { sessions: number })[]; total: number }> {
  const pattern = `%${wanted.search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(ilike(users.email, pattern), conditions[wanted.status]);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), users.id)
    .limit(wanted.limit)
    .offset(wanted.offset);
  const [all] = await db.select({ total: count() }).from(users).where(where);
  const counts = await countSessions(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, sessions: counts.get(row.id) ?? 0 })), total: all?.total ?? 0 };
}

/** Sessions by person. */
export async function countSessions(db: Db, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: sessions.userId, sessions: count() })
    .from(sessions)
    .where(inArray(sessions.userId, userIds))
    .groupBy(sessions.userId);
  return new Map(rows.map((row) => [row.userId, row.sessions]));
}

/** Addresses by person. */
export async function emailsOf(db: Db, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map((row) => [row.id, row.email]));
}
