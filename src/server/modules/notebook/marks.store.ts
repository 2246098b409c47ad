import { and, desc, eq, sql } from 'drizzle-orm';
import type { Mark } from '../../../contract/routes/notebook.routes.ts';
import type { Db } from '../../db/database.ts';
import { marks } from './notebook.tables.ts';

export type MarkRow = typeof marks.$inferSelect;

export function listMarks(db: Db, userId: string, kind?: Mark['kind']): Promise<MarkRow[]> {
  return db
    .select()
    .from(marks)
    .where(and(eq(marks.userId, userId), kind ? eq(marks.kind, kind) : undefined))
    .orderBy(desc(marks.updatedAt))
    .limit(1000);
}

/** Sets a star and a note; a mark with neither is removed. */
export async function saveMark(db: Db, userId: string, mark: Mark): Promise<void> {
  const { kind, ref, starred, note } = mark;
  if (!starred && note === '') {
    await db.delete(marks).where(and(eq(marks.userId, userId), eq(marks.kind, kind), eq(marks.ref, ref)));
    return;
  }
  await db
    .insert(marks)
    .values({ userId, ...mark })
    .onConflictDoUpdate({
      target: [marks.userId, marks.kind, marks.ref],
      set: { starred, note, updatedAt: sql`now()` },
    });
}
