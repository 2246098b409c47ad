import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { sessions, users } from '../accounts.tables.ts';

export interface LiveSession {
  sessionId: string;
  userId: string;
  email: string;
  role: 'user' | 'admin';
  userAgent: string;
  createdAt: Date;
}

/** The session with its person, unless it has ended, is too old, or the person is disabled. */
export async function readLiveSession(
  db: Db,
  { id, now, oldest }: { id: string; now: Date; oldest: Date },
): Promise<LiveSession | null> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      email: users.email,
      role: users.role,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, oldest),
        eq(users.banned, false),
      ),
    );
  if (!row) return null;
  return { ...row, role: row.role === 'admin' ? 'admin' : 'user', userAgent: row.userAgent ?? '' };
}
