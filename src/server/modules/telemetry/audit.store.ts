import { count, desc, eq, ilike, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { auditLog } from './telemetry.tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAudit(db: Db, row: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(row);
}

/** Entries whose action contains the text, newest first, and how many there are in all. */
export async function searchAudit(
  db: Db,
  { action, limit, offset }: { action: string; limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = ilike(auditLog.action, `%${action.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(auditLog).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** What a person did and what was done to them, newest first. */
export async function auditOf(db: Db, userId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)))
    .orderBy(desc(auditLog.at));
}

export async function deleteAuditBefore(db: Db, time: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, time));
}
