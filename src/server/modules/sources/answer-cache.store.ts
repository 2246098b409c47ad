import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sourceAnswers } from './sources.tables.ts';

export interface StoredAnswer {
  answer: unknown;
  createdAt: Date;
}

/** The stored answer under a key, however old; null when there is none. */
export async function readAnswer(db: Db, key: string): Promise<StoredAnswer | null> {
  const [row] = await db
    .select({ answer: sourceAnswers.answer, createdAt: sourceAnswers.createdAt })
    .from(sourceAnswers)
    .where(eq(sourceAnswers.key, key));
  return row ?? null;
}

/** Keeps an answer in place of an older one. */
export async function writeAnswer(
  db: Db,
  entry: { key: string; source: string; answer: unknown; createdAt: Date },
): Promise<void> {
  const { answer, createdAt } = entry;
  await db
    .insert(sourceAnswers)
    .values(entry)
    .onConflictDoUpdate({ target: sourceAnswers.key, set: { answer, createdAt } });
}

/** Removes answers older than `before`, and of the others all but the `keep` newest. */
export async function pruneAnswers(db: Db, { before, keep }: { before: Date; keep: number }): Promise<void> {
  await db.delete(sourceAnswers).where(lt(sourceAnswers.createdAt, before));
  await db
    .delete(sourceAnswers)
    .where(
      sql`${sourceAnswers.key} in (select key from ${sourceAnswers} order by created_at desc, key offset ${keep})`,
    );
}
