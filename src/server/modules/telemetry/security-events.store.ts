import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { securityEvents } from './telemetry.tables.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export async function insertSecurityEvent(db: Db, row: typeof securityEvents.$inferInsert): Promise<void> {
  await db.insert(securityEvents).values(row);
}

interface Wanted extends Partial<Pick<SecurityEventRow, 'severity' | 'source'>> {
  limit: number;
  offset: number;
}

/** Events of a severity and a source where they are named, newest first, and how many there are in all. */
export async function searchSecurityEvents(
  db: Db,
  { severity, source, limit, offset }: Wanted,
): Promise<{ rows: SecurityEventRow[]; total: number }> {
  const where = and(
    severity ? eq(securityEvents.severity, severity) : undefined,
    source ? eq(securityEvents.source, source) : undefined,
  );
  const rows = await db
    .select()
    .from(securityEvents)
    .where(where)
    .orderBy(desc(securityEvents.at), securityEvents.id)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(securityEvents).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Events about a person, newest first. */
export async function securityEventsOf(db: Db, userId: string): Promise<SecurityEventRow[]> {
  return db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at));
}

/** True when an event of this type and severity about the person came after the time. */
export async function hasSecurityEvent(
  db: Db,
  wanted: { type: string; severity: SecurityEventRow['severity']; userId: string; after: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.type, wanted.type),
        eq(securityEvents.severity, wanted.severity),
        eq(securityEvents.userId, wanted.userId),
        gt(securityEvents.at, wanted.after),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** True when an event of this type, whose details name the session, came after the time. */
export async function hasSessionEvent(
  db: Db,
  wanted: { type: string; sessionId: string; after: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.type, wanted.type),
        gt(securityEvents.at, wanted.after),
        sql`${securityEvents.details}->>'session_id' = ${wanted.sessionId}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
