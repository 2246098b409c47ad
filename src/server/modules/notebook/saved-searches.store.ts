import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { savedSearches } from './notebook.tables.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export function listSavedSearches(db: Db, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt));
}

export async function countSavedSearches(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  return row?.n ?? 0;
}

export async function insertSavedSearch(
  db: Db,
  search: Pick<SavedSearchRow, 'userId' | 'query' | 'seen' | 'libraryVersion'>,
): Promise<SavedSearchRow> {
  const [row] = await db
    .insert(savedSearches)
    .values({ ...search, checkedAt: sql`now()` })
    .returning();
  return row!;
}

export async function deleteSavedSearch(db: Db, owned: { id: string; userId: string }): Promise<boolean> {
  const { rowCount } = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, owned.id), eq(savedSearches.userId, owned.userId)));
  return rowCount === 1;
}

/** Searches not checked for a day, or not since the library changed; the longest unchecked first. */
export function listDueSearches(db: Db, libraryVersion: string, limit: number): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(
      sql`${savedSearches.libraryVersion} <> ${libraryVersion} or ${savedSearches.checkedAt} < now() - interval '24 hours'`,
    )
    .orderBy(asc(savedSearches.checkedAt))
    .limit(limit);
}

/** Notes a check. False when another process has checked it meanwhile: then nothing is mailed twice. */
export async function noteCheck(
  db: Db,
  row: SavedSearchRow,
  found: { numbers: string[]; fresh: string[]; libraryVersion: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(savedSearches)
    .set({
      seen: [...new Set([...row.seen, ...found.numbers])],
      fresh: [...found.fresh, ...row.fresh].slice(0, 200),
      libraryVersion: found.libraryVersion,
      checkedAt: sql`now()`,
    })
    .where(
      and(
        eq(savedSearches.id, row.id),
        sql`date_trunc('milliseconds', ${savedSearches.checkedAt}) is not distinct from ${row.checkedAt}::timestamptz`,
      ),
    );
  return rowCount === 1;
}
