import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { ideaSessions } from './analyses.tables.ts';

interface Owned {
  sessionId: string;
  userId: string;
}

/** Days for which a deletion can be undone. */
const UNDO_DAYS = 7;
const undoInterval = sql`${UNDO_DAYS} * interval '1 day'`;

const owned = ({ sessionId, userId }: Owned) =>
  and(eq(ideaSessions.id, sessionId), eq(ideaSessions.userId, userId));

/** Hides a session; answers until when it can be brought back, or null when there is none. */
export async function markDeleted(db: Db, session: Owned): Promise<Date | null> {
  const [row] = await db
    .update(ideaSessions)
    .set({ deletedAt: sql`now()` })
    .where(and(owned(session), isNull(ideaSessions.deletedAt)))
    .returning({ deletedAt: ideaSessions.deletedAt });
  return row?.deletedAt ? new Date(row.deletedAt.getTime() + UNDO_DAYS * 86_400_000) : null;
}

/** False when the session is not deleted, gone for good, or another's. */
export async function clearDeleted(db: Db, session: Owned): Promise<boolean> {
  const { rowCount } = await db
    .update(ideaSessions)
    .set({ deletedAt: null })
    .where(
      and(
        owned(session),
        isNotNull(ideaSessions.deletedAt),
        sql`${ideaSessions.deletedAt} > now() - ${undoInterval}`,
      ),
    );
  return rowCount === 1;
}

/** Removes for good what can no longer be restored; everything saved with a session goes with it. */
export async function purgeDeleted(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(ideaSessions)
    .where(sql`${ideaSessions.deletedAt} <= now() - ${undoInterval}`);
  return rowCount ?? 0;
}
